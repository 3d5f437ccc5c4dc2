import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";

/** The columns that identify the version of a blog post or a location. */
export interface RowVersion {
  updated_at: string;
  edit_key: string | null;
}

/** The first word of an `edit_key` that lists versions. The listed versions differ only in turned or covered photos. */
const retouched = "retouched";

/** Returns the time of a change, ISO-8601 UTC. The time is later than `before`, even after the clock was set back. */
export function nextUpdatedAt(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** Returns the version columns of a blog post or location after one of its photos was turned or covered. */
export function retouchedVersion(now: Date, row: RowVersion): RowVersion {
  const updated_at = nextUpdatedAt(now, row.updated_at);
  return { updated_at, edit_key: [retouched, ...versionsWithSameFields(row), updated_at].join(" ") };
}

/**
 * Returns the `updatedAt` of all versions that have the same fields: the present one, and earlier versions that differ
 * only in turned or covered photos. A form that was opened with any of these versions overwrites nothing.
 */
export function versionsWithSameFields({ updated_at, edit_key }: RowVersion): string[] {
  const [mark, ...versions] = (edit_key ?? "").split(" ");
  return mark === retouched && versions.at(-1) === updated_at ? versions : [updated_at];
}

/** A blog post or location that the owner edits. */
export interface EditedRow {
  table: "blog_posts" | "locations";
  id: string;
}

/**
 * Returns the new `updated_at` of an edited record. Runs inside the edit's transaction. Returns "gone" when the record
 * does not exist, and "changed" when its fields are no longer those of the version `seenUpdatedAt`.
 */
export async function editTimestamp(
  { now }: Pick<Site, "now">,
  trx: Kysely<Database>,
  { table, id }: EditedRow,
  { seenUpdatedAt = null }: { seenUpdatedAt?: string | null } = {},
): Promise<{ updated_at: string } | "gone" | "changed"> {
  const before = await trx
    .selectFrom(table)
    .select(["updated_at", "edit_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return "gone";
  if (seenUpdatedAt !== null && !versionsWithSameFields(before).includes(seenUpdatedAt)) return "changed";
  return { updated_at: nextUpdatedAt(now(), before.updated_at) };
}
