import { createHash } from "node:crypto";
import type { FieldValues } from "~/domain/forms/field-schemas";

/**
 * What makes two submissions the same one: the token of the form that was opened, and everything it carried. A form
 * sent twice (double tap, reload, a retry after a lost answer) has one key; the same form corrected and sent again
 * has another. Null without a token: a client program that sends twice means it.
 */
export function submissionKey(token: string | null, carried: FieldValues): string | null {
  if (!token) return null;
  return createHash("sha256")
    .update(JSON.stringify([token, carried]))
    .digest("hex");
}
