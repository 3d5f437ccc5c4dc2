import * as z from "zod";
import type { FieldErrorCode } from "~/domain/forms/field-errors";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { successShape } from "~/http/api/json/success-json.server";
import { signInCookies } from "~/http/session.server";
import { signInWithJson } from "~/http/sign-in.server";

const missing: FieldErrorCode = "missing";
/** A password is never trimmed. */
const passwordSchema = z.object({ password: z.string(missing).min(1, missing) });

/** Opens the owner's session. */
export const calls = [
  jsonCall({
    id: "adminLogin",
    method: "POST",
    body: { json: passwordSchema, maxKilobytes: 4, example: () => ({ password: "la password" }) },
    setsCookie: true,
    status: 200,
    answer: successShape,
    refusals: ["password-missing", "password-wrong", "too-many-passwords", "too-many-sign-ins"],
    async run({ site, request, context, json }) {
      const result = await signInWithJson(site, request, json.password, context.clientAddress ?? null);
      if (!result.ok) return result;
      const cookies = await signInCookies(site, request, result.value.token, context);
      return { ...done({ success: true as const }), cookies };
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
