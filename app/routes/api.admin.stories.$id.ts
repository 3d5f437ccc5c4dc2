import { removeStory } from "~/domain/stories/remove-story.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";

/** DELETE /api/admin/stories/{id} (spec §7). */
export const { loader, action } = jsonCalls({
  DELETE: forOwner(async ({ site, params }) => {
    const result = await removeStory(site, params.id ?? "");
    return result.ok ? jsonAnswer({ success: true }) : refusalAnswer(result);
  }),
});
