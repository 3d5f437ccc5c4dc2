import * as z from "zod";
import { failsWith, validated } from "~/domain/fields/field-schemas";
import { type CursorPage, type ListName, findCursor } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { JsonPieces } from "./json-answer.server";

const limit = /^(?:[1-9]\d?|100)$/;

/** The query parameters of a list whose answers are cached, with their possible values. */
export const listParameters = { limit, before: /^[\w-]+$/ };

/** The query of a list. `limit` is the maximum number of items. Only items older than the id `before` are listed. */
export const listQuery = z.object({
  limit: z
    .string()
    .regex(limit, failsWith("malformed"))
    .transform(Number)
    .optional()
    .meta({ type: "integer", minimum: 1, maximum: 100 }),
  before: z.string().optional(),
});

/** Parses the query of a list. Without `limit` and `before` the client gets the whole list. */
export async function readCursorPage(site: Site, { searchParams }: URL, list: ListName) {
  const [limit, before] = ["limit", "before"].map((name) => searchParams.get(name) ?? undefined);
  const query = validated(listQuery, { limit, before });
  if (!query.ok || before === undefined) return query;
  const olderThan = await findCursor(site, list, before);
  const unknown = refused("invalid", { before: [{ code: "unknown" }] });
  return olderThan ? done({ limit: query.value.limit, olderThan }) : unknown;
}

/** The number of items that are in memory at once, as rows and as objects. */
const atOnce = 200;

/** Reads a page of a list as JSON. A whole list of thousands is read in parts, for the sake of a small memory. */
export async function readInParts<Item extends { id: string }>(
  site: Site,
  list: ListName,
  page: CursorPage,
  read: (part: CursorPage) => Promise<Item[]>,
) {
  const pieces: Buffer[] = [];
  for (let part = { ...page, limit: page.limit ?? atOnce }; ;) {
    const items = await read(part);
    const text = items.map((item) => JSON.stringify(item)).join();
    pieces.push(Buffer.from((pieces.length > 0 && text !== "" ? "," : "") + text));
    const last = items.length < atOnce ? undefined : items.at(-1);
    if (!last) return done(new JsonPieces<Item[]>([Buffer.from("["), ...pieces, Buffer.from("]")]));
    const olderThan = await findCursor(site, list, last.id);
    if (!olderThan) throw new Error("the list has changed while it was read");
    part = { limit: atOnce, olderThan };
  }
}
