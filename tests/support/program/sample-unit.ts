import { readFileSync } from "node:fs";

/** Returns the variables for the program's memory in the sample unit. */
export function unitEnvironment(): Record<string, string> {
  const unit = readFileSync("deploy/giramondo.service", "utf8");
  const set = [...unit.matchAll(/^Environment=((?:MALLOC|UV)_\w+)=(\S+)$/gm)];
  return Object.fromEntries(set.map(([, name = "", value = ""]) => [name, value]));
}
