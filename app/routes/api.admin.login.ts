import { signInSchema } from "~/domain/auth/sign-in-schema.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { successShape } from "~/http/api/json/success-json.server";
import { signInWithJson } from "~/http/authenticator.server";
import { signInCookies } from "~/http/session.server";

/** Opens the owner's session. */
export const calls = [
  jsonCall({
    id: "adminLogin",
    method: "POST",
    body: { json: signInSchema, mostKilobytes: 4, example: () => ({ password: "la password" }) },
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
