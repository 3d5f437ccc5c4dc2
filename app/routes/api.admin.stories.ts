import { z } from "zod";
import { done } from "~/domain/result";
import { listStories } from "~/domain/stories/stories-queries.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { storyJson, storyShape } from "~/http/api/story-json.server";

/** The received stories, newest first. */
export const calls = [
  jsonCall({
    id: "adminListStories",
    method: "GET",
    owner: true,
    list: "stories",
    status: 200,
    answer: z.array(storyShape),
    run: async ({ site, page }) => done((await listStories(site, page)).map(storyJson)),
  }),
];
export const { loader, action } = jsonRoute(calls);
