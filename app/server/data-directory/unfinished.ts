import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** A file or folder under a passing name, which gets its own name when it is whole. */
export interface Unfinished {
  path: string;
  /** Removes it, when it is still there. Ctrl+C and SIGTERM do so, too. */
  end(): void;
}

const day = 24 * 60 * 60 * 1000;
const ours = /^\.[0-9a-f]{16}\.unfinished$/;

/** A passing name in `folder`, which must exist; nothing is made there yet. */
export function unfinishedIn(folder: string): Unfinished {
  const file = path.join(folder, `.${randomBytes(8).toString("hex")}.unfinished`);
  const end = () => {
    process.off("exit", end);
    rmSync(file, { recursive: true, force: true });
  };
  process.once("exit", end);
  return { path: file, end };
}

/** Removes what killed programs of this user left unfinished in a folder `olderThanMs` ago; others may be at work there. */
export function removeAbandoned(folder: string, olderThanMs = day): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const found = ours.test(name) ? lstatSync(file, { throwIfNoEntry: false }) : undefined;
    const isOurs = found !== undefined && [found.uid, 0].includes(process.getuid?.() ?? 0);
    if (isOurs && Date.now() - found.mtimeMs >= olderThanMs) rmSync(file, { recursive: true, force: true });
  }
}
