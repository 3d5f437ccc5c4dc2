import * as z from "zod";
import { storyFilterSchema } from "~/domain/stories/story-words.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { readInParts } from "~/http/api/cursor-page.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { storyJson, storyShape } from "~/http/api/json/story-json.server";

/** Lists the received stories, newest first. */
export const { calls, loader, action } = ownerRoute({
  id: "adminListStories",
  list: "stories",
  query: { schema: storyFilterSchema, example: "state=new" },
  answer: z.array(storyShape),
  run: ({ site, page, query: { state, q } }) =>
    readInParts(site, "stories", page, async (part) =>
      (await listStories(site, { ...part, state, search: q ?? "" })).map(storyJson),
    ),
});
