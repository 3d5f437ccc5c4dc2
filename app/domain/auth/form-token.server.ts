import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import { findOrCreateSecret, readValue, removeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";

const setting = "form-secret";
/** The lifetime of a token in milliseconds: sixty days. An unused session lives 30 days, its open forms 30 more. */
const lifetime = 60 * 24 * 60 * 60 * 1000;

/**
 * Returns the token of a form that the signed-in owner opens: `id.moment.signature`. The token outlives the session,
 * so that a form sent after the session's end can still be stored as a draft.
 */
export async function ownerFormToken(site: Pick<Site, "db" | "now">): Promise<string> {
  const content = `${newId()}.${site.now().getTime().toString(36)}`;
  try {
    return `${content}.${sign(await findOrCreateSecret(site.db, setting), content)}`;
  } catch (error) {
    // The secret cannot be stored now, so this token is not signed. The form works only as long as the session lives.
    if (isStorageFault(error)) return content;
    throw error;
  }
}

/**
 * True when the owner opened the form with this token less than sixty days ago and has not changed the password since.
 */
export async function isOwnerFormToken(site: Pick<Site, "db" | "now">, token: string): Promise<boolean> {
  const [id = "", moment = "", signature = ""] = token.split(".");
  const secret = await readValue(site.db, setting);
  if (secret === null) return false;
  const expected = Buffer.from(sign(secret, `${id}.${moment}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = site.now().getTime() - Number.parseInt(moment, 36);
  // A token from the future was made before the clock was set back. The limit of sixty days counts for it, too.
  return Math.abs(age) < lifetime;
}

/** Makes the tokens of all open forms invalid. */
export async function endOwnerFormTokens(db: Kysely<Database>): Promise<void> {
  await removeValue(db, setting);
}

function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}
