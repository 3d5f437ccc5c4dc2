import { rmSync, writeFileSync } from "node:fs";
import { chownLike, syncToDisk } from "~/server/files/durable-files";
import type { DataDirectory } from "./places";

type Places = Pick<DataDirectory, "root" | "firstPassword">;

/**
 * Whether the first password goes into a file: systemd keeps what a service prints. It tells the programs of a desktop
 * the same; those print on a terminal all the same.
 */
export function isForJournal(): boolean {
  return Boolean(process.env.JOURNAL_STREAM) && !process.stdout.isTTY;
}

/** Writes the first password into its file, readable by its owner alone, so that it survives a power cut. */
export async function keepFirstPassword({ root, firstPassword: file }: Places, made: string): Promise<void> {
  // An older file would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
  chownLike(root, file);
  for (const changed of [file, root]) await syncToDisk(changed);
}

/** Removes the file of the first password when there is one. Never throws: whoever signs in is signed in. */
export function forgetFirstPassword({ firstPassword }: Pick<Places, "firstPassword">): void {
  try {
    rmSync(firstPassword, { force: true });
  } catch {
    // The next sign-in tries again.
  }
}
