import { z } from "zod";
import type { FieldErrorCode } from "~/domain/forms/field-errors";

const missing: FieldErrorCode = "missing";

/** The body of a sign-in; a password is never trimmed. */
export const signInSchema = z.object({ password: z.string(missing).min(1, missing) });
