import { randomInt, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { type Done, type Refused, done, refused } from "~/domain/result";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { endOwnerFormTokens } from "./form-token.server";
import { isCommonPassword } from "./password-rules";
import { endSessionsExcept } from "./sessions.server";
import { promisify } from "node:util";
import { type FairQueue, fairQueue } from "~/queues/fair-queue";

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

/** The parameters of scrypt. One derivation takes 128 · N · r bytes of memory. */
interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** The password hashing of a site. */
export interface PasswordHashing {
  cost: ScryptCost;
  /** The most common passwords, in lower case. */
  common: () => ReadonlySet<string>;
  /** The queue of hashing jobs. It runs one at a time and serves the networks in turn. */
  queue: FairQueue;
}

/**
 * OWASP's Password Storage Cheat Sheet lists several equal costs. This one takes 32 MB for each derivation instead of
 * 128 MB. It takes a third of a second on a server, two seconds on a small computer.
 */
const recommended: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
/** The maximum number of waiting sign-ins: of all networks together, and of one. */
const signInSlots = { slots: 100, perSender: 8 };

/** Creates the password hashing of a site, with the recommended cost. */
export function passwordHashing(common: PasswordHashing["common"]): PasswordHashing {
  return { cost: recommended, common, queue: fairQueue(signInSlots) };
}

const derive = promisify<string, Buffer, number, ScryptCost & { maxmem: number }, Buffer>(scrypt);
const keyBytes = 32;

/** Returns the salted hash of a password, with the parameters of its derivation. */
export async function hashPassword(password: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, keyBytes, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** True when this is the hash of this password. */
async function matchesHash(password: string, stored: string): Promise<boolean> {
  const [, , , , salt, key] = stored.split("$");
  if (!salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const given = await keyOf(password, Buffer.from(salt, "base64"), expected.length, costOf(stored));
  return timingSafeEqual(given, expected);
}

/** True when the cost of a stored hash differs from the cost of new ones. */
function hasOtherCost(stored: string, { N, r, p }: ScryptCost): boolean {
  const cost = costOf(stored);
  return cost.N !== N || cost.r !== r || cost.p !== p;
}

function costOf(stored: string): ScryptCost {
  const [, N, r, p] = stored.split("$").map(Number);
  return { N: N ?? 0, r: r ?? 0, p: p ?? 0 };
}

function keyOf(password: string, salt: Buffer, length: number, cost: ScryptCost): Promise<Buffer> {
  // Node allows only 32 MB by default. OpenSSL needs a little more than 128 · N · r.
  return derive(password.normalize("NFC"), salt, length, { ...cost, maxmem: 2 * 128 * cost.N * cost.r });
}
