import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { newId } from "~/domain/new-id";
import { readSecret, readSetting, removeSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { Database } from "~db/schema";

const setting = "form-secret";
/** How long a token is valid, in milliseconds: thirty days of an unused session, and thirty more. */
const lifetime = 60 * 24 * 60 * 60 * 1000;

/**
 * The token of a form that the signed-in owner opened: `id.moment.signature`. It is valid even after the session has
 * timed out, so that the form can be stored in a draft then.
 */
export async function ownerFormToken(site: Pick<Site, "db" | "now">): Promise<string> {
  const content = `${newId()}.${site.now().getTime().toString(36)}`;
  try {
    return `${content}.${sign(await readSecret(site.db, setting), content)}`;
  } catch (error) {
    // Without a stored secret the form works as long as the session does.
    if (isStorageFault(error)) return content;
    throw error;
  }
}

/** Whether the owner opened the form with this token, with today's password and less than sixty days ago. */
export async function isOwnerFormToken(site: Pick<Site, "db" | "now">, token: string): Promise<boolean> {
  const [id = "", moment = "", signature = ""] = token.split(".");
  const secret = await readSetting(site.db, setting);
  if (secret === null) return false;
  const expected = Buffer.from(sign(secret, `${id}.${moment}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = site.now().getTime() - Number.parseInt(moment, 36);
  // A token of the future was made before the clock was set back.
  return Math.abs(age) < lifetime;
}

/** Makes all earlier tokens invalid. */
export async function endOwnerFormTokens(db: Kysely<Database>): Promise<void> {
  await removeSetting(db, setting);
}

function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}
