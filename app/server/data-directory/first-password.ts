import { rmSync, writeFileSync } from "node:fs";
import { chownLike, syncToDisk } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";

/** True when systemd would store the output. A desktop sets the same variable, but there the output is a terminal. */
export function isForJournal(): boolean {
  return Boolean(process.env.JOURNAL_STREAM) && !process.stdout.isTTY;
}

/** Writes the first password to a file that only its owner can read, and flushes it to the disk. */
export async function keepFirstPassword({ root, firstPassword: file }: DataDirectory, made: string) {
  // The file is made anew, because an older file would keep its permissions.
  rmSync(file, { force: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
  chownLike(root, file);
  for (const changed of [file, root]) await syncToDisk(changed);
}

/** Removes the file of the first password, if it exists. Never throws: a disk fault must not prevent a sign-in. */
export function forgetFirstPassword({ firstPassword }: DataDirectory): void {
  try {
    rmSync(firstPassword, { force: true });
  } catch {
    // The next sign-in tries to remove the file again.
  }
}
