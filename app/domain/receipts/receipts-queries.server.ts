import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { createHash, createHmac } from "node:crypto";
import { newToken } from "~/domain/new-id";
import { readSecret } from "~/domain/settings.server";

/** The id of the story that this receipt is for, whether or not it is still there; null: nobody has such a receipt. */
export async function findStoryIdByReceipt(db: Kysely<Database>, secret: string): Promise<string | null> {
  const found = db.selectFrom("receipts").select("story_id").where("hash", "=", receiptHash(secret));
  return (await found.executeTakeFirst())?.story_id ?? null;
}

/** Makes the receipt with this secret that of a story; a form that is sent again after its story was deleted keeps it. */
export async function storeReceipt(db: Kysely<Database>, secret: string, story_id: string): Promise<void> {
  await db
    .insertInto("receipts")
    .values({ hash: receiptHash(secret), story_id })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ story_id }))
    .execute();
}

/**
 * The secret of a form's receipt when the form had arrived before; it is stored now if that was before there were
 * receipts.
 */
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
 * The secret of a story's receipt: 160 bits as 40 hex digits. It follows from the token of the form, which is not stored,
 * the form's idempotency key, and a key of the site's own: the same form has the same receipt, and neither the database
 * nor a token that a client makes up leads to one. Without a token it is random.
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

/** What is stored of a secret: its SHA-256, hex. */
export function receiptHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
