import { createHash } from "node:crypto";
import type { FieldValues } from "./forms/field-schemas";

/**
 * The idempotency key of a submission: SHA-256 (hex) of the form's token and everything it carried. A form sent twice
 * (double tap, reload, retry) has the same key, a corrected one another. Null without a token: a client that sends
 * twice means it. Stored in the columns `submission_key`, whose name is older: renaming them needs a migration.
 */
export function idempotencyKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  return createHash("sha256")
    .update(JSON.stringify([token, carried]))
    .digest("hex");
}
