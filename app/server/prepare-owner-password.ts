import { setTimeout } from "node:timers/promises";
import { type EnsuredPassword, ensurePassword, isPasswordSet } from "~/domain/auth/password.server";
import type { Site } from "~/domain/site";
import { cannotStart } from "~/text/it/commands/terminal";
import type { Config } from "~/server/configuration/config";
import { CannotStart } from "./user-errors";

/** So long, in milliseconds, the first visitors have the processor to themselves. */
const afterMs = 300;

/**
 * Stores the configured owner's password when it is new, or makes one when there is none. Runs in the queue of password
 * checks: sign-ins wait for it, and no two hashes are computed at once. Throws CannotStart for a common password, and
 * when a site on a database server has none.
 */
export async function prepareOwnerPassword(
  site: Pick<Site, "db" | "passwords" | "facts">,
  { adminPassword, databaseServer }: Pick<Config, "adminPassword" | "databaseServer">,
): Promise<EnsuredPassword> {
  // Of several instances that start together each would invent one, and show it to whoever looks at its terminal.
  if (databaseServer && adminPassword === null && !(await isPasswordSet(site.db))) {
    throw new CannotStart(cannotStart.databaseServer.passwordNeeded);
  }
  const ensured = await site.passwords.queue.run(null, async () => {
    if (adminPassword !== null) await setTimeout(afterMs);
    return ensurePassword(site, adminPassword);
  });
  if (!ensured?.ok) throw new CannotStart(cannotStart.commonPassword);
  return ensured.value;
}
