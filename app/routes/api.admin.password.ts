import * as z from "zod";
import { changePassword } from "~/domain/auth/sign-in.server";
import type { FieldErrorCode } from "~/domain/fields/field-errors";
import { done } from "~/domain/result";
import { ownerRoute } from "~/http/api/json-call.server";
import { ownerSender } from "~/http/session.server";

const missing: FieldErrorCode = "missing";
const passwordsSchema = z.object({
  current: z.string(missing).min(1, missing),
  password: z.string(missing).min(1, missing),
});

/** Changes the owner's password. The session of this call stays open. */
export const { calls, loader, action } = ownerRoute({
  id: "adminChangePassword",
  method: "POST",
  body: {
    json: passwordsSchema,
    maxKilobytes: 4,
    example: () => ({ current: "la password", password: "quattro parole a caso" }),
  },
  refusals: ["invalid", "password-configured", "too-many-passwords", "too-many-sign-ins"],
  async run({ site, context, json }) {
    const sender = await ownerSender(context);
    const result = await changePassword(site, { ...json, again: json.password }, sender);
    return result.ok ? done(null) : result;
  },
});
