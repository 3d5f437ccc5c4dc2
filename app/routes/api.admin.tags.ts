import * as z from "zod";
import { done } from "~/domain/result";
import { createTag, tagSchema, listTags } from "~/domain/tags/tags.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { tagShape } from "~/http/api/json/tag-json.server";

const list = jsonCall({
  id: "adminListTags",
  list: "tags",
  answer: z.array(tagShape),
  run: async ({ site, page }) => done(await listTags(site, page)),
});

const create = jsonCall({
  id: "adminCreateTag",
  method: "POST",
  body: { json: tagSchema, example: () => ({ name: "Zainetto" }) },
  status: 201,
  answer: tagShape,
  refusals: ["invalid"],
  run: ({ site, json }) => createTag(site, { fields: json, token: null }),
});

/** The calls that list all tags, newest first, and create a tag. */
export const { calls, loader, action } = ownerRoute(list, create);
