import type { ExpressionBuilder, Selection } from "kysely";
import { dayOf } from "~/domain/day";
import { type CursorPage, newestFirst } from "~/domain/pagination/cursor.server";
import type { Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { Tag, TagInUse } from "./tag";

/** Lists all tags with the numbers of their scans and stories, newest first. Retired tags are included. */
export async function listTags({ db }: Db, page: CursorPage = {}): Promise<TagInUse[]> {
  const rows = await newestFirst(tagsInUse(db), ["created_at", "id"], page).execute();
  return rows.map(tagInUse);
}

/** Finds a tag with the numbers of its scans and stories. Null when no tag has this id. */
export async function findTag({ db }: Db, id: string): Promise<TagInUse | null> {
  const row = await tagsInUse(db).where("id", "=", id).executeTakeFirst();
  return row ? tagInUse(row) : null;
}

/** Finds the tag with this code, even if it is retired. Null when no tag has this code. */
export async function findTagByCode({ db }: Db, code: string): Promise<Tag | null> {
  const row = await db.selectFrom("tags").select(tagColumns).where("code", "=", code).executeTakeFirst();
  return row ? tagOf(row) : null;
}

/** Returns the last day on which any tag was scanned or sent a story, `YYYY-MM-DD` in Rome. Null when there is none. */
export async function findLastSeen({ db }: Db): Promise<string | null> {
  const days = await db.selectFrom("tags").select(lastDays).execute();
  return days.reduce<string | null>((last, row) => newest(last, lastSeenOf(row)), null);
}

const tagColumns = ["id", "code", "name", "retired_at", "created_at as createdAt"] as const;

function tagsInUse(db: Site["db"]) {
  return db.selectFrom("tags").select((eb) => [
    ...tagColumns,
    eb
      .selectFrom("tag_scans")
      .whereRef("tag_id", "=", "tags.id")
      .select(({ fn }) => fn.sum<number | null>("count").as("scans"))
      .as("scans"),
    eb
      .selectFrom("stories")
      .whereRef("tag_id", "=", "tags.id")
      .select(({ fn }) => fn.countAll<number>().as("stories"))
      .as("stories"),
    eb
      .selectFrom("sightings")
      .whereRef("tag_id", "=", "tags.id")
      .select(({ fn }) => fn.countAll<number>().as("sightings"))
      .as("sightings"),
    ...lastDays(eb),
  ]);
}

function lastDays(eb: ExpressionBuilder<Database, "tags">) {
  const scans = eb.selectFrom("tag_scans").whereRef("tag_id", "=", "tags.id");
  const stories = eb.selectFrom("stories").whereRef("tag_id", "=", "tags.id");
  return [
    scans.select(({ fn }) => fn.max("day").as("last_scan")).as("last_scan"),
    stories.select(({ fn }) => fn.max("stories.created_at").as("last_story")).as("last_story"),
  ] as const;
}

type TagRow = Selection<Database, "tags", (typeof tagColumns)[number]>;

function tagOf({ id, code, name, retired_at, createdAt }: TagRow): Tag {
  return { id, code, name, retired: retired_at !== null, createdAt };
}

function tagInUse(row: Awaited<ReturnType<ReturnType<typeof tagsInUse>["executeTakeFirstOrThrow"]>>) {
  // PostgreSQL returns sums and counts as text, so all are converted.
  const [scans, sightings] = [Number(row.scans ?? 0), Number(row.sightings ?? 0)];
  return { ...tagOf(row), scans, sightings, stories: Number(row.stories ?? 0), lastSeen: lastSeenOf(row) };
}

function lastSeenOf(row: { last_scan: string | null; last_story: string | null }): string | null {
  return newest(row.last_scan, row.last_story && dayOf(new Date(row.last_story)));
}

function newest(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}
