import { createHmac, timingSafeEqual } from "node:crypto";
import { newId } from "~/domain/new-id";
import { readSecret, readSetting } from "~/domain/settings.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";

const setting = "form-secret";

/**
 * The token of a form that the signed-in owner opened. It proves so even after the session has ended, which is how
 * the site knows whose unfinished text to keep.
 */
export async function ownersFormToken(site: Pick<Site, "db">): Promise<string> {
  const id = newId();
  try {
    return `${id}.${sign(await readSecret(site.db, setting), id)}`;
  } catch (error) {
    // A secret that cannot be made now: the form can be opened all the same, only not outlive the session.
    if (isStorageFault(error)) return id;
    throw error;
  }
}

/** Whether the owner opened the form with this token. */
export async function isOwnersFormToken(site: Pick<Site, "db">, token: string): Promise<boolean> {
  const [id = "", signature = ""] = token.split(".");
  const secret = await readSetting(site.db, setting);
  if (secret === null) return false;
  const expected = Buffer.from(sign(secret, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, id: string): string {
  return createHmac("sha256", secret).update(id).digest("base64url");
}
