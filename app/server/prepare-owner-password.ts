import { setTimeout } from "node:timers/promises";
import { ensurePassword, isPasswordSet } from "~/domain/auth/password.server";
import type { Site } from "~/domain/site";
import { cannotStart, terminalText } from "~/text/it/commands/terminal";
import type { Config } from "~/server/configuration/config";
import { forgetFirstPassword, isForJournal, keepFirstPassword } from "~/server/data-directory/first-password";
import { placesIn } from "~/server/data-directory/places";
import { CannotStart } from "./user-errors";

/** The delay in milliseconds that leaves the processor to the first visitors. */
const afterMs = 300;

/** The messages of a start about the owner's password. */
export interface PreparedPassword {
  /** A sentence with the new password, or with the file that has it. Null when no password was made. */
  first: string | null;
  /** True when the configured password is too common. An older version accepted and stored it. */
  isCommon: boolean;
}

/**
 * Stores a new configured owner's password, or makes one when none exists. It runs in the queue of password checks:
 * sign-ins wait for it, and no two hashes are computed at once. Throws CannotStart for a common password, and when a
 * site on a database server has none.
 */
export async function prepareOwnerPassword(
  site: Pick<Site, "db" | "now" | "passwords" | "facts" | "securityLog">,
  { adminPassword, databaseServer, dataDir }: Pick<Config, "adminPassword" | "databaseServer" | "dataDir">,
): Promise<PreparedPassword> {
  // Instances that start together would each make a password, and print it to different terminals.
  if (databaseServer && adminPassword === null && !(await isPasswordSet(site.db))) {
    throw new CannotStart(cannotStart.databaseServer.passwordNeeded);
  }
  const places = placesIn(dataDir);
  const inFile = isForJournal();
  // It is shown before it is stored. A stored password that nobody knows would lock the owner out.
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
