import { rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { ensurePassword, isPasswordSet } from "~/domain/auth/password.server";
import type { Site } from "~/domain/site";
import { said, say } from "~/text/owner/terminal-words";
import type { Config } from "~/server/configuration/config";
import { type DataDirectory, dataPathsIn } from "~/server/data-directory/paths";
import { chownLike, syncToDisk } from "~/server/files/durable-files";
import { CannotDo } from "./user-errors";

/** A configured password is checked so late that the first visitors have the processor to themselves. */
const afterMs = 300;

/** Stores the owner's configured password if it is new, or makes one, which `first` says. Throws CannotDo. */
export async function prepareOwnerPassword(
  site: Pick<Site, "db" | "now" | "passwords" | "publicSettings" | "securityLog">,
  { adminPassword, databaseServer, dataDir }: Pick<Config, "adminPassword" | "databaseServer" | "dataDir">,
): Promise<{ first: string | null; isCommon: boolean }> {
  // On a database server no password is made: instances that start together would each make and print one.
  if (databaseServer && adminPassword === null && !(await isPasswordSet(site.db))) {
    throw new CannotDo(said.cannotStart.databaseServer.passwordNeeded);
  }
  const places = dataPathsIn(dataDir);
  // Systemd and Docker would store the output. A desktop sets the first variable too, but its output is a terminal.
  const { JOURNAL_STREAM: journal, container } = process.env;
  const inFile = Boolean(journal || container) && !process.stdout.isTTY;
  // A new password goes to its file before it is stored. A stored password that nobody knows would lock the owner out.
  const keep = async (made: string) => {
    if (inFile) await keepFirstPassword(places, made);
  };
  const ensured = await site.passwords.queue.run(null, async () => {
    if (adminPassword !== null) await setTimeout(afterMs);
    return ensurePassword(site, adminPassword, keep);
  });
  if (!ensured?.ok) throw new CannotDo(said.cannotStart.commonPassword);
  if (adminPassword !== null) forgetFirstPassword(places);
  const { made, isCommon } = ensured.value;
  if (made === null) return { first: null, isCommon };
  const { firstPassword, firstPasswordIn } = said.terminal;
  const reader = container ? "docker compose exec giramondo" : "sudo";
  const first = inFile
    ? say(firstPasswordIn, { file: places.firstPassword, reader })
    : say(firstPassword, { password: made });
  return { first, isCommon };
}

/** Writes the first password to a file that only its owner can read, and flushes it to the disk. */
async function keepFirstPassword({ root, firstPassword: file }: DataDirectory, made: string) {
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
