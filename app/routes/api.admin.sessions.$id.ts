import { endOpenSession } from "~/domain/auth/sessions.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Ends one session. */
export const calls = [
  jsonCall({
    id: "adminEndSession",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-session"],
    run: async ({ site, id }) => succeeded(await endOpenSession(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
