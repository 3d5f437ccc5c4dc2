import type { Updateable } from "kysely";
import { type Refused, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";

interface RowVersion {
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

/** Returns the `updatedAt` of the present version, and of earlier ones that differ only in turned or covered photos. */
function versionsWithSameFields({ updated_at, edit_key }: RowVersion): string[] {
  const [mark, ...versions] = (edit_key ?? "").split(" ");
  return mark === retouched && versions.at(-1) === updated_at ? versions : [updated_at];
}

/** Returns a record's new `updated_at`. Null when the record is gone, refused when it has changed since `seen`. */
export async function editTimestamp(
  { now }: Pick<Site, "now">,
  trx: Site["db"],
  { table, id }: { table: "blog_posts" | "locations"; id: string },
  seen: string | null = null,
): Promise<string | Refused<"changed-meanwhile"> | null> {
  const row = trx.selectFrom(table).select(["updated_at", "edit_key"]).where("id", "=", id);
  const before = await row.executeTakeFirst();
  if (!before) return null;
  if (seen !== null && !versionsWithSameFields(before).includes(seen)) return refused("changed-meanwhile");
  return nextUpdatedAt(now(), before.updated_at);
}

/** Changes columns of a blog post or location. The result counts as a new version. Runs inside a transaction. */
export async function changeRow<Table extends "locations" | "blog_posts">(
  { now }: Pick<Site, "now">,
  trx: Site["db"],
  table: Table,
  { id, updated_at }: { id: string; updated_at: string },
  columns: Updateable<Database[Table]>,
): Promise<void> {
  const row = trx.updateTable(table as "locations").where("id", "=", id);
  await row.set({ ...columns, updated_at: nextUpdatedAt(now(), updated_at) } as never).execute();
}
