import { listStories } from "~/domain/stories/stories-queries.server";
import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { readListPart } from "~/http/api/list-part.server";
import { storyJson } from "~/http/api/story-json.server";

/** GET /api/admin/stories: the received stories, newest first (spec §7). */
export const { loader, action } = jsonCalls({
  GET: forOwner(async ({ site, request }) => {
    const part = await readListPart(site, request, "stories");
    if (!part.ok) return refusalAnswer(part);
    const stories = await listStories(site, part.value);
    return jsonAnswer(stories.map(storyJson));
  }),
});
