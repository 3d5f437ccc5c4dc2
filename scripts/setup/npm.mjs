import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs npm, the one that started us when there was one. Throws an error whose message is npm's reason, if it gave one. */
export async function npm(...args) {
  const own = process.env.npm_execpath;
  return run(...(own ? [process.execPath, own] : ["npm"]), ...args);
}

/** The same with an npm of one's own choice: `node` and `cli` are files. */
export async function npmOf({ node, cli }, ...args) {
  return run(node, cli, ...args);
}

async function run(command, ...args) {
  try {
    const { stdout } = await promisify(execFile)(command, [...args, "--loglevel=error"]);
    return stdout.trim();
  } catch ({ code, message, stderr = "" }) {
    const [, reason] = /^npm (?:ERR!|error) (?!code |errno |syscall )(.{1,160})/m.exec(stderr) ?? [];
    throw new Error(reason?.trim() ?? (typeof code === "string" ? message : ""));
  }
}
