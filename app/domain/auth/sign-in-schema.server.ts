import { z } from "zod";
import type { FieldErrorCode } from "~/domain/field-errors";

const missing: FieldErrorCode = "missing";

/** What a client sends to sign in (spec §7 POST /api/admin/login); a password is never trimmed. */
export const signInSchema = z.object({ password: z.string(missing).min(1, missing) });
