import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { createHash, createHmac } from "node:crypto";
import { newToken } from "~/domain/new-id";
import { readSecret } from "~/domain/settings.server";

/** Returns the id of the story with this receipt, also when the story is gone. Null when no such receipt exists. */
export async function findStoryIdByReceipt(db: Kysely<Database>, secret: string): Promise<string | null> {
  const found = db.selectFrom("receipts").select("story_id").where("hash", "=", receiptHash(secret));
  return (await found.executeTakeFirst())?.story_id ?? null;
}

/** Stores the secret of a story's receipt. A form that is sent again after its story was deleted keeps its receipt. */
export async function storeReceipt(db: Kysely<Database>, secret: string, story_id: string): Promise<void> {
  await db
    .insertInto("receipts")
    .values({ hash: receiptHash(secret), story_id })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ story_id }))
    .execute();
}

/** Returns the secret of the receipt of a form that arrived before. Stories older than receipts get theirs now. */
export async function keepReceipt(
  site: Site,
  storyId: string,
  form: { token: string | null; key: string },
): Promise<string> {
  const secret = await receiptSecret(site, form);
  if ((await findStoryIdByReceipt(site.db, secret)) === null) await storeReceipt(site.db, secret, storyId);
  return secret;
}

/**
 * Returns the secret of a story's receipt: 160 bits as 40 hex digits. It is computed from the form's token, its
 * idempotency key and a key of the site, so the same form always has the same receipt. Neither the database nor an
 * invented token leads to one. Without a token it is random.
 */
export async function receiptSecret(
  { db }: Pick<Site, "db">,
  { token, key }: { token: string | null; key: string | null },
): Promise<string> {
  const ownKey = await readSecret(db, "receipts-key");
  return createHmac("sha256", ownKey)
    .update(JSON.stringify([token ?? newToken(), key]))
    .digest("hex")
    .slice(0, 40);
}

/** Returns the stored form of a secret: its SHA-256 in hex. */
export function receiptHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
