import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type FairQueue, fairQueue } from "~/queues/fair-queue";

/** The parameters of scrypt. One derivation takes 128 · N · r bytes of memory. */
export interface ScryptCost {
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
const signInPlaces = { places: 100, perSender: 8 };

/** Creates the password hashing of a site, with the recommended cost. */
export function passwordHashing(common: PasswordHashing["common"]): PasswordHashing {
  return { cost: recommended, common, queue: fairQueue(signInPlaces) };
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
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const [, , , , salt, key] = stored.split("$");
  if (!salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const given = await keyOf(password, Buffer.from(salt, "base64"), expected.length, costOf(stored));
  return timingSafeEqual(given, expected);
}

/** True when the cost of a stored hash differs from the cost of new ones. */
export function hasOtherCost(stored: string, { N, r, p }: ScryptCost): boolean {
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
