import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs npm, the one that started us when there was one. Throws an error whose message is npm's reason, if it gave one. */
export async function npm(...args) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : ["npm"];
  try {
    await promisify(execFile)(command, [...first, ...args, "--loglevel=error"]);
  } catch ({ code, message, stderr = "" }) {
    const [, reason] = /^npm (?:ERR!|error) (?!code |errno |syscall )(.{1,160})/m.exec(stderr) ?? [];
    throw new Error(reason?.trim() ?? (typeof code === "string" ? message : ""));
  }
}
