import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** `npm run check`: format, lint rules, types, beside each other. Prints only problems, those of each together. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const checks = [
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
  ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
  ["node_modules/typescript/bin/tsc"],
];
const results = await Promise.all(checks.map(run));
process.exit(results.every((status) => status === 0) ? 0 : 1);

function run(check) {
  const child = spawn(process.execPath, check, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  }
  return new Promise((resolve) => {
    child.once("close", (status) => {
      process.stdout.write(said);
      resolve(status);
    });
  });
}
