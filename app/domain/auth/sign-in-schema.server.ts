import { z } from "zod";
import { problemSentences } from "~/text/problems";

const missing = problemSentences["password-missing"];

/** What a client sends to sign in (spec §7 POST /api/admin/login); a password is never trimmed. */
export const signInSchema = z.object({ password: z.string(missing).min(1, missing) });
