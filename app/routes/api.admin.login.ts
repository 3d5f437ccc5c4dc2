import { signInSchema } from "~/domain/auth/sign-in-schema.server";
import { signIn } from "~/domain/auth/sign-in.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { readJson } from "~/http/api/read-json.server";
import { signInCookies } from "~/http/session.server";

/** POST /api/admin/login: opens the owner's session (spec §7). */
export const { loader, action } = jsonCalls({
  async POST({ site, request, context }) {
    const read = await readJson(request, signInSchema);
    if (!read.ok) return refusalAnswer(read);
    const result = await signIn(site, read.value.password, context.clientAddress ?? null);
    if (!result.ok) return refusalAnswer(result);
    const cookies = await signInCookies(site, request, result.value.token, context);
    return jsonAnswer({ success: true }, { cookies });
  },
});
