import { createECDH } from "node:crypto";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { readSecret } from "~/domain/settings.server";
import type { PushBrowser } from "~/domain/notifications/notification";

/** The browsers in which push messages are enabled, oldest first. */
export async function listBrowsers({ db }: Pick<Site, "db">): Promise<PushBrowser[]> {
  return db
    .selectFrom("push_browsers")
    .select(["id", "browser", "created_at as createdAt"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Forgets a browser: it gets no more messages. A running site (`pages`) says so on /privacy, too. */
export async function removeBrowser(
  { db, pages }: Pick<Site, "db"> & Partial<Pick<Site, "pages">>,
  id: string,
): Promise<Result<null, "unknown-browser">> {
  const removed = await db
    .deleteFrom("push_browsers")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  await pages?.clear();
  return removed ? done(null) : refused("unknown-browser");
}

/** The key pair with which the site signs push messages (P-256). */
export async function readPushKeys({
  db,
}: Pick<Site, "db">): Promise<{ privateKey: Buffer; publicKey: Buffer }> {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(await readSecret(db, "push-key"), "base64");
  return { privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey() };
}
