import * as z from "zod";
import { done } from "~/domain/result";
import { storyFilterSchema } from "~/domain/stories/story-words.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { storyJson, storyShape } from "~/http/api/json/story-json.server";

/** Lists the received stories, newest first. */
export const { calls, loader, action } = ownerRoute({
  id: "adminListStories",
  list: "stories",
  query: { schema: storyFilterSchema, example: "state=new" },
  answer: z.array(storyShape),
  async run({ site, page, query: { state, q } }) {
    return done((await listStories(site, { ...page, state, search: q ?? "" })).map(storyJson));
  },
});
