import { createECDH } from "node:crypto";
import { findOrCreateSecret } from "~/domain/key-values.server";
import { emailAddresses } from "./channel-settings";
import type { Target } from "~/domain/notifications/messenger";
import type { PushBrowser } from "~/domain/notifications/notification";
import { done, refused } from "~/domain/result";
import type { Site, Db } from "~/domain/site";

/** Lists the targets that messages go to now. `db` is the database or a transaction. */
export async function listTargets({ channels }: Pick<Site, "channels">, db: Site["db"]): Promise<Target[]> {
  const { smtpUrl, notifyEmail, notifyUrl } = channels.values;
  const addresses = smtpUrl === null ? [] : emailAddresses(notifyEmail);
  const all = db.selectFrom("push_browsers").select(["id", "endpoint", "public_key as publicKey", "auth"]);
  const browsers = await all.orderBy("created_at").execute();
  return [
    ...addresses.map((address): Target => ({ channel: "mail", address })),
    ...(notifyUrl === null ? [] : [{ channel: "message" } as const]),
    ...browsers.map((browser): Target => ({ channel: "push", ...browser })),
  ];
}

/** Lists the browsers that receive push messages, oldest first. */
export async function listBrowsers({ db }: Db): Promise<PushBrowser[]> {
  const all = db.selectFrom("push_browsers").select(["id", "browser", "created_at as createdAt"]);
  return all.orderBy("created_at").orderBy("id").execute();
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
