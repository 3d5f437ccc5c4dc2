import { randomInt } from "node:crypto";
import { type Done, type Refused, done, refused } from "~/domain/result";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { endOwnerFormTokens } from "./form-token.server";
import { hasOtherCost, hashPassword, matchesHash } from "./password-hash.server";
import { isCommonPassword } from "./password-rules";
import { endSessionsExcept } from "./end-sessions.server";

const setting = "admin-password";

/**
 * Stores the owner's password as a salted scrypt hash. It ends every session except those of `keptTokens`, and the
 * tokens of open forms.
 */
export async function setPassword(
  site: Pick<Site, "db" | "now" | "passwords" | "securityLog">,
  password: string,
  keptTokens: string[] = [],
): Promise<void> {
  const value = await hashPassword(password, site.passwords.cost);
  const count = await site.db.transaction().execute(async (trx) => {
    await writeSetting(trx, setting, value);
    await endOwnerFormTokens(trx);
    return endSessionsExcept({ ...site, db: trx }, keptTokens);
  });
  site.securityLog({ event: "password-changed" });
  if (count > 0) site.securityLog({ event: "sessions-ended", by: "password", count });
}

/**
 * True when this is the owner's password. A right password is hashed again when its hash has an old cost; sessions
 * stay open.
 */
export async function isPassword(site: Pick<Site, "db" | "passwords">, password: string): Promise<boolean> {
  const stored = await readSetting(site.db, setting);
  if (stored === null || !(await matchesHash(password, stored))) return false;
  if (hasOtherCost(stored, site.passwords.cost)) await hashAnew(site, password, stored);
  return true;
}

async function hashAnew(
  { db, passwords }: Pick<Site, "db" | "passwords">,
  password: string,
  stored: string,
): Promise<void> {
  const value = await hashPassword(password, passwords.cost);
  // Another password may have been set meanwhile: then nothing changes. On a full disk the next sign-in tries again.
  await db
    .updateTable("settings")
    .set({ value })
    .where("key", "=", setting)
    .where("value", "=", stored)
    .execute()
    .catch((error: unknown) => {
      if (!isStorageFault(error)) throw error;
    });
}

/** True when a password is stored. */
export async function isPasswordSet(db: Site["db"]): Promise<boolean> {
  return (await readSetting(db, setting)) !== null;
}

/** The result of `ensurePassword`. */
export interface EnsuredPassword {
  /** The generated password, to be shown once. Null when no password was generated. */
  made: string | null;
  /** True when the configured password is too common. An older version accepted and stored it. */
  isCommon: boolean;
}

/**
 * Makes sure that a password exists: the configured one when it is new, else the stored one, else a generated one. A
 * configured password that is too common is not stored. `keep` receives a generated one before it is stored.
 */
export async function ensurePassword(
  site: Pick<Site, "db" | "now" | "passwords" | "facts" | "securityLog">,
  configured: string | null,
  keep: (made: string) => Promise<void>,
): Promise<Done<EnsuredPassword> | Refused<"password-common">> {
  if (configured !== null) {
    const isCommon = isCommonPassword(configured, site);
    if (await isPassword(site, configured)) return done({ made: null, isCommon });
    if (isCommon) return refused("password-common");
    await setPassword(site, configured);
    return done({ made: null, isCommon });
  }
  if (await isPasswordSet(site.db)) return done({ made: null, isCommon: false });
  const made = newPassword();
  await keep(made);
  await setPassword(site, made);
  return done({ made, isCommon: false });
}

/** Returns a new password: four groups of five letters and digits that are not easily confused, about 97 bits. */
function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
