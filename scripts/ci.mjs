import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { countedInOutput, printSum } from "./test-report/test-counts.mjs";

/** Checks a commit: `npm test`, then `npm run test:engines`. At the end it prints the failures and the sum of both. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const counts = [];
for (const script of ["scripts/test.mjs", "scripts/test-engines.mjs"]) counts.push(await run(script));
printSum(counts);

/** Runs one script, shows its output, and returns the numbers of its last line. */
async function run(script) {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    process.stdout.write(text);
    output = (output + text).slice(-20_000);
  });
  const [code] = await once(child, "close");
  return countedInOutput(script, code === 0, output);
}
