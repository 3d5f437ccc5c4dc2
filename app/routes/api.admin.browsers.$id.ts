import { removeBrowser } from "~/domain/notifications/channels/targets.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Removes a browser, so that it gets no more push messages. */
export const { calls, loader, action } = ownerRoute({
  id: "adminRemoveBrowser",
  method: "DELETE",
  refusals: ["unknown-browser"],
  run: ({ site, id }) => removeBrowser(site, id),
});
