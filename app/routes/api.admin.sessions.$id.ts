import { endOpenSession } from "~/domain/auth/sessions.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";

/** Ends one session. */
export const { calls, loader, action } = ownerRoute([
  jsonCall({
    id: "adminEndSession",
    method: "DELETE",
    refusals: ["unknown-session"],
    run: ({ site, id }) => endOpenSession(site, id),
  }),
]);
