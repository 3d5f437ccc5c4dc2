import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs the npm that started this process, or else the machine's npm. Throws an error with npm's reason. */
export async function npm(...args) {
  const own = process.env.npm_execpath;
  return run(...(own ? [process.execPath, own] : ["npm"]), ...args);
}

/** Runs a given npm: `node` and `cli` are files. */
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
