import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { successShape } from "~/http/api/json/success-json.server";
import { signOut } from "~/http/session.server";

/** Ends the session of the client that sends this call, if it has one. */
export const calls = [
  jsonCall({
    id: "adminLogout",
    method: "POST",
    setsCookie: true,
    status: 200,
    answer: successShape,
    async run({ request, context }) {
      const cookies = await signOut(request, context);
      return { ...done({ success: true as const }), cookies };
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
