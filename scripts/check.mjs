import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * `npm run check` runs formatter, linter, type checker and our own rules at the same time. It prints the problems of
 * each together, and the size of the code.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const checks = [
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
  ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
  ["node_modules/typescript/bin/tsc"],
  ["scripts/source-rules.mjs"],
];
const results = await Promise.all(checks.map(run));
console.log(`app and db have ${linesOfCode()} lines of code, tests and texts not counted`);
process.exit(results.every((status) => status === 0) ? 0 : 1);

function run(check) {
  const child = spawn(process.execPath, check, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once("close", (status) => {
      process.stdout.write(output);
      resolve(status);
    });
  });
}

/** Counts the lines of code that a newcomer has to know. Their number must not grow. */
function linesOfCode() {
  const code = ["app/*.ts", "app/*.tsx", "db/*.ts", ":!*.test.*", ":!app/text"];
  const files = spawnSync("git", ["ls-files", ...code], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");
  return files.reduce((lines, file) => lines + readFileSync(file, "utf8").split("\n").length - 1, 0);
}
