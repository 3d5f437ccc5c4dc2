import { jsonAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { signOut } from "~/http/session.server";

/** POST /api/admin/logout: ends the session of this client, if it has one (spec §7). */
export const { loader, action } = jsonCalls({
  async POST({ site, request, context }) {
    const cookies = await signOut(site, request, context);
    return jsonAnswer({ success: true }, { cookies });
  },
});
