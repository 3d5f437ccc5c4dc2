import { jsonAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { isOwner } from "~/http/session.server";

/** GET /api/admin/status: whether the owner is asking (spec §7). */
export const { loader, action } = jsonCalls({
  GET: async ({ site, request }) => jsonAnswer({ isAuthenticated: await isOwner(site, request) }),
});
