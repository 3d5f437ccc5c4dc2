import { createHash } from "node:crypto";
import type { FieldValues } from "./forms/field-schemas";

/**
 * Returns the idempotency key of a submission: the SHA-256 (hex) of the form's token and its content. A form that is
 * sent twice keeps its key; a corrected form has another. Null without a token. The columns `submission_key` store it
 * under an older name.
 */
export function idempotencyKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  return createHash("sha256")
    .update(JSON.stringify([token, carried]))
    .digest("hex");
}
