import * as z from "zod";
import { done } from "~/domain/result";
import { createTag, tagSchema } from "~/domain/tags/create-tag.server";
import { listTags } from "~/domain/tags/tags-queries.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { tagJson, tagShape } from "~/http/api/json/tag-json.server";

const list = jsonCall({
  id: "adminListTags",
  method: "GET",
  owner: true,
  list: "tags",
  status: 200,
  answer: z.array(tagShape),
  run: async ({ site, page }) => done((await listTags(site, page)).map(tagJson)),
});

const create = jsonCall({
  id: "adminCreateTag",
  method: "POST",
  owner: true,
  body: { json: tagSchema, example: () => ({ name: "Zainetto" }) },
  status: 201,
  answer: tagShape,
  refusals: ["invalid"],
  async run({ site, json }) {
    const result = await createTag(site, { fields: json, token: null });
    return result.ok ? done(tagJson(result.value)) : result;
  },
});

/** The calls that list all tags, newest first, and create a tag. */
export const calls = [list, create];
export const { loader, action } = jsonRoute(calls);
