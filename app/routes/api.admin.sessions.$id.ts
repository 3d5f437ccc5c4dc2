import { endOpenSession } from "~/domain/auth/sessions.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Ends one session. */
export const { calls, loader, action } = ownerRoute({
  id: "adminEndSession",
  method: "DELETE",
  refusals: ["unknown-session"],
  run: ({ site, id }) => endOpenSession(site, id),
});
