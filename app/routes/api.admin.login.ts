import * as z from "zod";
import type { FieldErrorCode } from "~/domain/fields/field-errors";
import { done } from "~/domain/result";
import { jsonRoute } from "~/http/api/json-call.server";
import { signInWithPassword } from "~/http/sign-in.server";

const missing: FieldErrorCode = "missing";
/** Spaces around a password belong to it, so the schema does not trim it. */
const passwordSchema = z.object({
  password: z.string(missing).min(1, missing),
  code: z.string("malformed" satisfies FieldErrorCode).optional(),
});

/** Signs the owner in. */
export const { calls, loader, action } = jsonRoute({
  id: "adminLogin",
  method: "POST",
  body: { json: passwordSchema, maxKilobytes: 4, example: () => ({ password: "la password" }) },
  setsCookie: true,
  refusals: [
    "password-missing",
    "password-wrong",
    "too-many-passwords",
    "too-many-sign-ins",
    "code-required",
    "code-wrong",
    "too-many-codes",
  ],
  async run({ request, context, json }) {
    const result = await signInWithPassword({ request, context }, json);
    if (result.ok) return { ...done(null), cookies: result.value };
    return { ...result, ...("codePage" in result && { answer: { codeRequired: true } }) };
  },
});
