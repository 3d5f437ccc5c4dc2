import { createECDH } from "node:crypto";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import { findOrCreateSecret } from "~/domain/key-values.server";
import type { PushBrowser } from "~/domain/notifications/notification";

/** Lists the browsers that receive push messages, oldest first. */
export async function listBrowsers({ db }: Db): Promise<PushBrowser[]> {
  return db
    .selectFrom("push_browsers")
    .select(["id", "browser", "created_at as createdAt"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Forgets a browser. A running site passes `pages`: without browsers, /privacy no longer names push messages. */
export async function removeBrowser({ db, pages }: Db & Partial<Pick<Site, "pages">>, id: string) {
  const removed = db.deleteFrom("push_browsers").where("id", "=", id).returning("id");
  const isRemoved = (await removed.executeTakeFirst()) !== undefined;
  await pages?.clear();
  return isRemoved ? done(null) : refused("unknown-browser");
}

/** Returns the key pair (P-256) that signs the site's push messages. */
export async function readPushKeys({ db }: Db) {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(await findOrCreateSecret(db, "push-key"), "base64");
  return { privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey() };
}
