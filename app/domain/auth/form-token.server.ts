import { createHmac, timingSafeEqual } from "node:crypto";
import { dayMs } from "~/domain/day";
import { findOrCreateSecret, readValue, removeValue } from "~/domain/key-values.server";
import { newId } from "~/domain/new-id";
import type { Clocked, Site } from "~/domain/site";
import { unlessStorageFault } from "~/domain/storage/storage-fault";

const setting = "form-secret";
/** The lifetime of a token in milliseconds: sixty days. An unused session lives 30 days, its open forms 30 more. */
const lifetime = 60 * dayMs;

/** Returns the token of an owner's form, `id.moment.signature`. With it a form outlives its session. */
export async function ownerFormToken({ db, now }: Clocked): Promise<string> {
  const content = `${newId()}.${now().getTime().toString(36)}`;
  const secret = await findOrCreateSecret(db, setting).catch(unlessStorageFault);
  // If the secret cannot be stored now, the token is not signed. The form works only as long as the session lives.
  return secret === undefined ? content : `${content}.${sign(secret, content)}`;
}

/** True for the token of a form opened less than sixty days ago, when the password has not changed since. */
export async function isOwnerFormToken({ db, now }: Clocked, token: string) {
  const [id = "", moment = "", signature = ""] = token.split(".");
  const secret = await readValue(db, setting);
  if (secret === null || !isEqual(signature, sign(secret, `${id}.${moment}`))) return false;
  // A token from the future was made before the clock was set back. The limit of sixty days counts for it, too.
  return Math.abs(now().getTime() - Number.parseInt(moment, 36)) < lifetime;
}

/** Makes the tokens of all open forms invalid. */
export const endOwnerFormTokens = (db: Site["db"]) => removeValue(db, setting);

/** Signs a text with this secret. */
export function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}

/** Compares two texts in a time that says nothing about where they differ. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
