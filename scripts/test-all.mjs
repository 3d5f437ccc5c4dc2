import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { countedInOutput, printSum } from "./test-report/test-counts.mjs";
import { printStages, stageTimer } from "./test-report/test-times.mjs";

/** `npm run test:all` runs `npm test` and the suites beside it. At the end it prints the failures and the sum of all. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
/** The other files of `deploy` install a Debian of their own first, which takes ten minutes. */
const deployFiles = ["proxies", "receipts-in-logs", "scale", "systemd-unit"];
const suites = [
  ["npm test", "scripts/test.mjs"],
  ["long", "scripts/test-suite.mjs", "long"],
  ["engines", "scripts/test-suite.mjs", "engines"],
  ["browsers", "scripts/test-suite.mjs", "browsers"],
  ["deploy", "scripts/test-suite.mjs", "deploy", ...deployFiles],
];
const stages = stageTimer();
const counts = [];
for (const [name, script, ...words] of suites) {
  counts.push(await run(script, ...words));
  stages.end(name);
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
