import { randomInt, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { readValue, replaceValue, writeValue } from "~/domain/key-values.server";
import { type Result, done, refused } from "~/domain/result";
import type { PasswordHashing, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";
import { fairQueue } from "~/queues/fair-queue";
import { endOwnerFormTokens } from "./form-token.server";
import { isCommonPassword } from "./password-rules";
import { endSessionsExcept } from "./sessions.server";

const setting = "admin-password";

/** Stores the hash of the owner's password. Ends the tokens of open forms, and all sessions but `keptTokens`. */
export async function setPassword(
  site: Pick<Site, "db" | "now" | "passwords" | "securityLog">,
  password: string,
  keptTokens: string[] = [],
): Promise<void> {
  const value = await hashPassword(password, site.passwords.cost);
  const count = await site.db.transaction().execute(async (trx) => {
    await writeValue(trx, setting, value);
    await endOwnerFormTokens(trx);
    return endSessionsExcept({ ...site, db: trx }, keptTokens);
  });
  site.securityLog({ event: "password-changed" });
  if (count > 0) site.securityLog({ event: "sessions-ended", by: "password", count });
}

/** True when this is the owner's password. A hash with an old cost is renewed; sessions stay open. */
export async function isPassword({ db, passwords }: Pick<Site, "db" | "passwords">, password: string) {
  const { cost } = passwords;
  const stored = await readValue(db, setting);
  if (stored === null || !(await matchesHash(password, stored))) return false;
  const { N, r, p } = costOf(stored);
  if (N !== cost.N || r !== cost.r || p !== cost.p) {
    // If another password was set meanwhile, nothing changes. If the disk is full, the next sign-in hashes again.
    await replaceValue(db, setting, stored, await hashPassword(password, cost)).catch(unlessStorageFault);
  }
  return true;
}

/** True when a password is stored. */
export async function isPasswordSet(db: Site["db"]): Promise<boolean> {
  return (await readValue(db, setting)) !== null;
}

/**
 * Makes sure that a password exists: the configured one, but no new one that is common (`isCommon`), else the stored
 * one. If there is none, a password is `made`, to be shown once, and `keep` receives it before it is stored.
 */
export async function ensurePassword(
  site: Pick<Site, "db" | "now" | "passwords" | "publicSettings" | "securityLog">,
  configured: string | null,
  keep: (made: string) => Promise<void>,
): Promise<Result<{ made: string | null; isCommon: boolean }, "password-common">> {
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

/** Returns a new password, about 97 bits: four groups of five letters and digits that nobody confuses. */
function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

type ScryptCost = PasswordHashing["cost"];

/**
 * One of several costs that OWASP's Password Storage Cheat Sheet lists as equal. This cost takes 32 MB for each
 * password instead of 128 MB, and a third of a second on a server, two seconds on a small computer.
 */
const recommended: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/** Creates the password hashing of a site, with the recommended cost. */
export function passwordHashing(common: PasswordHashing["common"]): PasswordHashing {
  // One check runs at a time, in turns of networks. At most 100 sign-ins wait, at most 8 of them from one network.
  return { cost: recommended, common, queue: fairQueue({ slots: 100, perSender: 8 }) };
}

/** Returns the salted hash of a password. The text also contains the salt and the parameters of scrypt. */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, 32, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
}

async function matchesHash(password: string, stored: string): Promise<boolean> {
  const [, , , , salt, key] = stored.split("$");
  if (!salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const given = await keyOf(password, Buffer.from(salt, "base64"), expected.length, costOf(stored));
  return timingSafeEqual(given, expected);
}

function costOf(stored: string): ScryptCost {
  const [, N = 0, r = 0, p = 0] = stored.split("$").map(Number);
  return { N, r, p };
}

const derive = promisify<string, Buffer, number, ScryptCost & { maxmem: number }, Buffer>(scrypt);

function keyOf(password: string, salt: Buffer, length: number, cost: ScryptCost): Promise<Buffer> {
  // OpenSSL needs a little more than 128 · N · r bytes, but Node allows only 32 MB by default. So the limit is raised.
  return derive(password.normalize("NFC"), salt, length, { ...cost, maxmem: 2 * 128 * cost.N * cost.r });
}
