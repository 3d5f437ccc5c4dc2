import { removeStory } from "~/domain/stories/remove-story.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/success-json.server";

/** Deletes a received story. */
export const calls = [
  jsonCall({
    id: "adminRemoveStory",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-story"],
    run: async ({ site, id }) => succeeded(await removeStory(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
