import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { dayMs } from "~/domain/day";

const ours = /^\.[0-9a-f]{16}\.unfinished$/;

/** Returns the path to show in a sentence. For a temporary file that is its folder. */
export function nameable(file: string): string {
  return ours.test(path.basename(file)) ? path.dirname(file) : file;
}

/** Returns a new temporary path in `folder`. Its disposal removes what is there, and so does the end of the process. */
export function temporaryPathIn(folder: string) {
  const file = path.join(folder, `.${randomBytes(8).toString("hex")}.unfinished`);
  const end = () => {
    process.off("exit", end);
    rmSync(file, { recursive: true, force: true });
  };
  process.once("exit", end);
  return { path: file, [Symbol.dispose]: end };
}

/** Removes this user's temporary files and folders in `folder` whose last change is at least `olderThanMs` ago; 0 for all. */
export function removeAbandonedFiles(folder: string, olderThanMs = dayMs): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const found = ours.test(name) ? lstatSync(file, { throwIfNoEntry: false }) : undefined;
    if (!found || ![found.uid, 0].includes(process.getuid?.() ?? 0)) continue;
    // A new file can be from the future: files' times are finer than the clock's, and the clock can be set back.
    const isOld = olderThanMs === 0 || Date.now() - found.mtimeMs >= olderThanMs;
    if (isOld) rmSync(file, { recursive: true, force: true });
  }
}
