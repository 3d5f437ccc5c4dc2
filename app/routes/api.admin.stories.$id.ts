import { storyChangeSchema } from "~/domain/stories/story-words.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { done, refused } from "~/domain/result";
import { converted } from "~/http/api/json-answer.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { storyJson, storyShape } from "~/http/api/json/story-json.server";

/** The calls that read, mark and delete a received story. Reading a story does not mark it as read. */
export const { calls, loader, action } = ownerRoute(
  jsonCall({
    id: "adminFindStory",
    answer: storyShape,
    refusals: ["unknown-story"],
    async run({ site, id }) {
      const story = await findStory(site, id);
      return story ? done(storyJson(story)) : refused("unknown-story");
    },
  }),
  jsonCall({
    id: "adminChangeStory",
    method: "PATCH",
    body: {
      json: storyChangeSchema,
      example: () => ({ read: true, answer: "Grazie: presto la troverai nel diario." }),
    },
    answer: storyShape,
    refusals: ["invalid", "unknown-story"],
    run: async ({ site, id, json }) => converted(await changeStory(site, id, json), storyJson),
  }),
  jsonCall({
    id: "adminRemoveStory",
    method: "DELETE",
    refusals: ["unknown-story"],
    run: ({ site, id }) => moveToBin(site, "story", [id]),
  }),
);
