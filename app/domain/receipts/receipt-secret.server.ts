import { createHash, createHmac } from "node:crypto";
import { newToken } from "~/domain/new-id";
import { readSecret } from "~/domain/settings.server";
import type { Site } from "~/domain/site";

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
