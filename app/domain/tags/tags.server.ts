import { randomInt } from "node:crypto";
import type { ExpressionBuilder, Selection } from "kysely";
import * as z from "zod";
import { dayOf } from "~/domain/day";
import { type FieldValues, validated, requiredText, failsWith } from "~/domain/fields/field-schemas";
import { findIdByKey, idempotencyKey } from "~/domain/idempotency.server";
import { notOver } from "~/domain/lifetimes.server";
import { newId } from "~/domain/new-id";
import { type CursorPage, newestFirst } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Clocked, Db, Site } from "~/domain/site";
import { tagCodeAlphabet, tagCodeLength, tagNameMaxLength } from "./tag-code";
import type { Database } from "~db/schema";

/** Lists all tags with the numbers of their scans and stories, newest first. Retired tags are included. */
export async function listTags(site: Clocked, page: CursorPage = {}) {
  const rows = await newestFirst(tagsInUse(site), ["created_at", "id"], page).execute();
  return rows.map(tagInUse);
}

/** Finds a tag with the numbers of its scans and stories. Null when no tag has this id. */
export async function findTag(site: Clocked, id: string) {
  const row = await tagsInUse(site).where("id", "=", id).executeTakeFirst();
  return row ? tagInUse(row) : null;
}

/** Finds the tag with this code, even if it is retired. Null when no tag has this code. */
export async function findTagByCode({ db }: Db, code: string) {
  const row = await db.selectFrom("tags").select(tagColumns).where("code", "=", code).executeTakeFirst();
  return row ? tagOf(row) : null;
}

/** Returns the last day of a scan, a story or a sighting of any tag, `YYYY-MM-DD` in Rome. Null when there is none. */
export async function findLastSeen({ db }: Db): Promise<string | null> {
  const days = await db.selectFrom("tags").select(lastDays).execute();
  return days.reduce<string | null>((last, row) => newest(last, lastSeenOf(row)), null);
}

const tagColumns = ["id", "code", "name", "retired_at", "created_at as createdAt"] as const;

function tagsInUse(site: Clocked) {
  return site.db.selectFrom("tags").select((eb) => [
    ...tagColumns,
    eb
      .selectFrom("tag_scans")
      .whereRef("tag_id", "=", "tags.id")
      .select(({ fn }) => fn.sum<number | null>("count").as("scans"))
      .as("scans"),
    countOf(eb, "stories").as("stories"),
    countOf(eb, "sightings").where(notOver(site, "sightings")).as("sightings"),
    ...lastDays(eb),
  ]);
}

function countOf(eb: ExpressionBuilder<Database, "tags">, table: "stories" | "sightings") {
  const own = eb.selectFrom(table).whereRef("tag_id", "=", "tags.id");
  return own.select(({ fn }) => fn.countAll<number>().as("total"));
}

function lastDays(eb: ExpressionBuilder<Database, "tags">) {
  const scans = eb.selectFrom("tag_scans").whereRef("tag_id", "=", "tags.id");
  const stories = eb.selectFrom("stories").whereRef("tag_id", "=", "tags.id");
  const sightings = eb.selectFrom("sightings").whereRef("tag_id", "=", "tags.id");
  return [
    scans.select(({ fn }) => fn.max("day").as("last_scan")).as("last_scan"),
    stories.select(({ fn }) => fn.max("stories.created_at").as("last_story")).as("last_story"),
    sightings.select(({ fn }) => fn.max("sightings.created_at").as("last_sighting")).as("last_sighting"),
  ] as const;
}

type TagRow = Selection<Database, "tags", (typeof tagColumns)[number]>;

function tagOf({ id, code, name, retired_at, createdAt }: TagRow) {
  return { id, code, name, retired: retired_at !== null, createdAt };
}

function tagInUse(row: Awaited<ReturnType<ReturnType<typeof tagsInUse>["executeTakeFirstOrThrow"]>>) {
  // PostgreSQL returns sums and counts as text, so all are converted.
  const [scans, sightings] = [Number(row.scans ?? 0), Number(row.sightings ?? 0)];
  return { ...tagOf(row), scans, sightings, stories: Number(row.stories ?? 0), lastSeen: lastSeenOf(row) };
}

function lastSeenOf(row: Record<"last_scan" | "last_story" | "last_sighting", string | null>): string | null {
  const last = newest(row.last_story, row.last_sighting);
  return newest(row.last_scan, last && dayOf(new Date(last)));
}

function newest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}

/** Returns a random code, one of 308 million possible codes. */
export function newTagCode(): string {
  const letter = () => tagCodeAlphabet[randomInt(tagCodeAlphabet.length)];
  return Array.from({ length: tagCodeLength }, letter).join("");
}

/** The rules for the fields of a new tag. */
export const tagSchema = z.object({ name: requiredText(tagNameMaxLength) });

/** Creates a tag with a new code that no tag has. The same form (`token`) sent again gets the same answer. */
export async function createTag(
  site: Site,
  { fields, token }: { fields: FieldValues; token: string | null },
  newCode = newTagCode,
) {
  const parsed = validated(tagSchema, fields);
  if (!parsed.ok) return parsed;
  const { name } = parsed.value;
  const submission_key = idempotencyKey(token, { name });
  for (;;) {
    const row = { id: newId(), code: newCode(), name, submission_key, retired_at: null };
    // Nothing is inserted when another tag has this code, or when the same form has arrived before.
    const inserted = await site.db
      .insertInto("tags")
      .values({ ...row, created_at: site.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    const id = inserted?.id ?? (await findIdByKey(site.db, "tags", submission_key));
    const tag = id && (await findTag(site, id));
    if (tag) return done(tag);
  }
}

/** The rules for a change of a tag. Absent fields stay as they are. */
export const tagChangeSchema = z.object({
  name: tagSchema.shape.name.optional(),
  retired: z.boolean(failsWith("not-a-boolean")).optional(),
});

/** Renames a tag, retires it or returns it to use. The tag's code stays the same. */
export async function changeTag(site: Site, id: string, fields: FieldValues) {
  const parsed = validated(tagChangeSchema, fields);
  if (!parsed.ok) return parsed;
  const { name, retired } = parsed.value;
  const before = await findTag(site, id);
  if (!before) return refused("unknown-tag");
  const retirement = { retired_at: retired ? site.now().toISOString() : null };
  const changes = {
    ...(name !== undefined && { name }),
    ...(retired !== undefined && retired !== before.retired && retirement),
  };
  if (Object.keys(changes).length > 0) {
    await site.db.updateTable("tags").set(changes).where("id", "=", id).execute();
  }
  const tag = await findTag(site, id);
  return tag ? done(tag) : refused("unknown-tag");
}
