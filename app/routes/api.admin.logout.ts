import { done } from "~/domain/result";
import { jsonRoute } from "~/http/api/json-call.server";
import { signOut } from "~/http/session.server";

/** Ends the session of the client that sends this call, if it has one. */
export const { calls, loader, action } = jsonRoute({
  id: "adminLogout",
  method: "POST",
  setsCookie: true,
  run: async ({ request, context }) => ({ ...done(null), cookies: await signOut(request, context) }),
});
