import { createHash, createHmac } from "node:crypto";
import { findOrCreateSecret } from "~/domain/key-values.server";
import { newToken } from "~/domain/new-id";
import type { Db, Site } from "~/domain/site";

/** Returns the secret in a receipt's address, which may be in upper or lower case. Null when the text is no secret. */
export function readReceiptSecret(text: string): string | null {
  const secret = text.toLowerCase();
  return /^[0-9a-f]{40}$/.test(secret) ? secret : null;
}

/** Returns the path of the receipt with this secret. */
export const receiptPath = (secret: string) => `/ricevuta/${secret}`;

/** Finds a receipt by its secret. Its story or sighting may be gone. */
export function findReceipt(db: Site["db"], secret: string) {
  const receipts = db.selectFrom("receipts").select(["story_id", "sighting"]);
  return receipts.where("hash", "=", receiptHash(secret)).executeTakeFirst();
}

/** The setting with the key of the site's receipts. It never changes, so it also tells one site from another. */
export const receiptsKey = "receipts-key";

/** Stores a receipt by its secret. A form sent again after its story was deleted leads to the new story. */
export async function storeReceipt(db: Site["db"], secret: string, story_id: string, sighting: 0 | 1 = 0) {
  const made = db.insertInto("receipts").values({ hash: receiptHash(secret), story_id, sighting });
  await made.onConflict((conflict) => conflict.column("hash").doUpdateSet({ story_id, sighting })).execute();
}

/**
 * Returns the secret of a story's receipt, 160 bits as 40 hex digits: the same for the same form, random without a
 * token. A key of the site is in it, so that nobody can compute it from stored receipts or from a token alone.
 */
export async function receiptSecret(
  { db }: Db,
  { token, key }: { token: string | null; key: string | null },
): Promise<string> {
  const ownKey = await findOrCreateSecret(db, receiptsKey);
  const form = JSON.stringify([token ?? newToken(), key]);
  return createHmac("sha256", ownKey).update(form).digest("hex").slice(0, 40);
}

/** Returns the hash under which a receipt is stored: the SHA-256 of its secret in hex. */
export function receiptHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
