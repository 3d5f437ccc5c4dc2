import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { countedInOutput, printSum } from "./test-report/test-counts.mjs";
import { printStages, stageTimer } from "./test-report/test-times.mjs";

/** `npm run test:all` runs `npm test` and the suites beside it. At the end it prints the failures and the sum of all. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const stages = stageTimer();
const counts = [];
for (const suite of [null, "long", "engines", "deploy"]) {
  counts.push(await (suite === null ? run("scripts/test.mjs") : run("scripts/test-suite.mjs", suite)));
  stages.end(suite ?? "npm test");
}
printStages(stages.all());
printSum(counts);

/** Runs one script, shows its output, and returns the numbers of its last line. */
async function run(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    process.stdout.write(text);
    output = (output + text).slice(-20_000);
  });
  const [code] = await once(child, "close");
  return countedInOutput([script, ...args].join(" "), code === 0, output);
}
