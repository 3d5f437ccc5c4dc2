import { storyChangeSchema } from "~/domain/stories/story-words.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { findStory } from "~/domain/stories/stories-queries.server";
import { changeStory } from "~/domain/stories/story-state.server";
import { done, refused } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { storyJson, storyShape } from "~/http/api/json/story-json.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** The calls that read, mark and delete a received story. Reading a story does not mark it as read. */
export const calls = [
  jsonCall({
    id: "adminFindStory",
    method: "GET",
    owner: true,
    status: 200,
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
    owner: true,
    body: {
      json: storyChangeSchema,
      example: () => ({ read: true, answer: "Grazie: presto la troverai nel diario." }),
    },
    status: 200,
    answer: storyShape,
    refusals: ["invalid", "unknown-story"],
    async run({ site, id, json }) {
      const result = await changeStory(site, id, json);
      return result.ok ? done(storyJson(result.value)) : result;
    },
  }),
  jsonCall({
    id: "adminRemoveStory",
    method: "DELETE",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-story"],
    run: async ({ site, id }) => succeeded(await moveToBin(site, "story", [id])),
  }),
];
export const { loader, action } = jsonRoute(calls);
