import { setTimeout } from "node:timers/promises";
import { ensurePassword, isPasswordSet } from "~/domain/auth/password.server";
import type { Site } from "~/domain/site";
import { cannotStart, terminalText } from "~/text/it/commands/terminal";
import type { Config } from "~/server/configuration/config";
import { forgetFirstPassword, isForJournal, keepFirstPassword } from "~/server/data-directory/first-password";
import { dataPathsIn } from "~/server/data-directory/paths";
import { CannotStart } from "./user-errors";

/** A configured password is checked so late that the first visitors have the processor to themselves. */
const afterMs = 300;

/** Stores the owner's configured password if it is new, or makes one, which `first` says. Throws CannotStart. */
export async function prepareOwnerPassword(
  site: Pick<Site, "db" | "now" | "passwords" | "publicSettings" | "securityLog">,
  { adminPassword, databaseServer, dataDir }: Pick<Config, "adminPassword" | "databaseServer" | "dataDir">,
): Promise<{ first: string | null; isCommon: boolean }> {
  // On a database server no password is made: instances that start together would each make and print one.
  if (databaseServer && adminPassword === null && !(await isPasswordSet(site.db))) {
    throw new CannotStart(cannotStart.databaseServer.passwordNeeded);
  }
  const places = dataPathsIn(dataDir);
  const inFile = isForJournal();
  // A new password goes to its file before it is stored. A stored password that nobody knows would lock the owner out.
  const keep = async (made: string) => {
    if (inFile) await keepFirstPassword(places, made);
  };
  const ensured = await site.passwords.queue.run(null, async () => {
    if (adminPassword !== null) await setTimeout(afterMs);
    return ensurePassword(site, adminPassword, keep);
  });
  if (!ensured?.ok) throw new CannotStart(cannotStart.commonPassword);
  if (adminPassword !== null) forgetFirstPassword(places);
  const { made, isCommon } = ensured.value;
  if (made === null) return { first: null, isCommon };
  const { firstPassword, firstPasswordIn } = terminalText;
  return { first: inFile ? firstPasswordIn(places.firstPassword) : firstPassword(made), isCommon };
}
