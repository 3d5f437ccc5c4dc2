import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { endOwnersFormTokens } from "./form-token.server";
import { readSetting, writeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const setting = "admin-password";

/** Stores the owner's password as a salted scrypt hash; ends every session and the tokens of open forms. */
export async function setPassword(site: Pick<Site, "db">, password: string): Promise<void> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize("NFC"), salt, 32, cost);
  const value = ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join(
    "$",
  );
  await site.db.transaction().execute(async (trx) => {
    await writeSetting(trx, setting, value);
    await trx.deleteFrom("sessions").execute();
    await endOwnersFormTokens(trx);
  });
}

/** Whether this is the owner's password. */
export async function isPassword(site: Pick<Site, "db">, password: string): Promise<boolean> {
  const stored = await readSetting(site.db, setting);
  const [, N, r, p, salt, hash] = stored?.split("$") ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, "base64");
  const parameters = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const given = await derive(
    password.normalize("NFC"),
    Buffer.from(salt, "base64"),
    expected.length,
    parameters,
  );
  return timingSafeEqual(given, expected);
}

/**
 * Makes sure that there is a password: the configured one when it is given and differs, else the stored one, else a
 * new one. Answers the new one, to be shown once; null when nothing was made up.
 */
export async function ensurePassword(
  site: Pick<Site, "db">,
  configured: string | null,
): Promise<string | null> {
  if (configured !== null) {
    if (!(await isPassword(site, configured))) await setPassword(site, configured);
    return null;
  }
  if ((await readSetting(site.db, setting)) !== null) return null;
  const password = newPassword();
  await setPassword(site, password);
  return password;
}

/** Four groups of five letters and digits that are not mistaken for one another: about 97 bits. */
function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
