import { done } from "~/domain/result";
import { changeTag, tagChangeSchema } from "~/domain/tags/change-tag.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { tagJson, tagShape } from "~/http/api/json/tag-json.server";

/** Renames a tag, retires it, or takes it into use again. */
export const calls = [
  jsonCall({
    id: "adminChangeTag",
    method: "PATCH",
    owner: true,
    body: { json: tagChangeSchema, example: () => ({ name: "Zainetto", retired: true }) },
    status: 200,
    answer: tagShape,
    refusals: ["invalid", "unknown-tag"],
    async run({ site, id, json }) {
      const result = await changeTag(site, id, json);
      return result.ok ? done(tagJson(result.value)) : result;
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
