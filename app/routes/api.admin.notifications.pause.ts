import { resumeNotifications } from "~/domain/notifications/pause.server";
import { done } from "~/domain/result";
import { ownerRoute } from "~/http/api/json-call.server";

/** Ends the pause of notifications that a restored backup begins. */
export const { calls, loader, action } = ownerRoute({
  id: "adminResumeNotifications",
  method: "DELETE",
  run: async ({ site }) => done(await resumeNotifications(site)),
});
