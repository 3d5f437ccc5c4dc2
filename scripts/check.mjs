import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** `npm run check`: format, lint rules, types. Prints only problems. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const checks = [
  ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
  ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
  ["node_modules/typescript/bin/tsc"],
];
const results = checks.map((check) => spawnSync(process.execPath, check, { stdio: "inherit" }).status);
process.exit(results.every((status) => status === 0) ? 0 : 1);
