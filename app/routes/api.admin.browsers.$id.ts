import { removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Removes a browser, so that it gets no more push messages. */
export const calls = [
  jsonCall({
    id: "adminRemoveBrowser",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-browser"],
    run: async ({ site, id }) => succeeded(await removeBrowser(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
