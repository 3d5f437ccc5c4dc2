import { resumeNotifications } from "~/domain/notifications/pause.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { successShape } from "~/http/api/json/success-json.server";

/** Ends the pause of notifications that a restored backup begins. */
export const calls = [
  jsonCall({
    id: "adminResumeNotifications",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    async run({ site }) {
      await resumeNotifications(site);
      return done({ success: true as const });
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
