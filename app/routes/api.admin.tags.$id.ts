import { changeTag, tagChangeSchema } from "~/domain/tags/tags.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { tagShape } from "~/http/api/json/tag-json.server";

/** Renames a tag, retires it, or takes it into use again. */
export const { calls, loader, action } = ownerRoute({
  id: "adminChangeTag",
  method: "PATCH",
  body: { json: tagChangeSchema, example: () => ({ name: "Zainetto", retired: true }) },
  answer: tagShape,
  refusals: ["invalid", "unknown-tag"],
  run: ({ site, id, json }) => changeTag(site, id, json),
});
