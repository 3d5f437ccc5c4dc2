import { type EnsuredPassword, ensurePassword } from "~/domain/auth/password.server";
import type { Site } from "~/domain/site";
import { cannotStart } from "~/text/it/commands/terminal";
import { CannotStart } from "./user-errors";

/**
 * Stores the configured owner's password when it is new, or makes one when there is none. Runs in the queue of password
 * checks: sign-ins wait for it, and no two hashes are computed at once. Throws CannotStart for a common password.
 */
export async function prepareOwnerPassword(
  site: Pick<Site, "db" | "passwords" | "facts">,
  configured: string | null,
): Promise<EnsuredPassword> {
  const ensured = await site.passwords.queue.run(null, () => ensurePassword(site, configured));
  if (!ensured?.ok) throw new CannotStart(cannotStart.commonPassword);
  return ensured.value;
}
