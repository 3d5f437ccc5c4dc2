import type { Kysely, Updateable } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { nextUpdatedAt } from "./row-versions.server";

/** The columns that a blog post and its locations share. */
type Shared = Partial<Record<"city" | "country" | "date", string>>;

/** True when the owner's form asks to correct city and country of the linked blog post or locations, too. */
export const correctsLinked = (fields: Record<string, unknown>): boolean => fields.correctLinked === "true";

/**
 * Copies a change of city, country or day from a blog post to its locations, or from a location to its blog post. Runs
 * inside the transaction of the change. A linked record that already differed `before` the change keeps its own
 * values.
 */
export async function correctLinked(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  { table, blogPostId }: { table: "locations" | "blog_posts"; blogPostId: string },
  before: Shared,
  after: { [Name in keyof Shared]: Shared[Name] | null },
): Promise<void> {
  const names = Object.keys(before) as (keyof Shared)[];
  const changed = Object.fromEntries(names.map((name) => [name, after[name] ?? before[name]]));
  if (names.every((name) => changed[name] === before[name])) return;
  const column = table === "locations" ? "blog_post_id" : "id";
  const rows = await trx
    .selectFrom(table)
    .select(["id", "updated_at"])
    .where(column as "id", "=", blogPostId)
    .where(({ and }) => and(before))
    .execute();
  for (const row of rows) await changeRow(site, trx, table, row, { ...changed, edit_key: null });
}

/** Changes columns of a blog post or location. The result counts as a new version. Runs inside a transaction. */
export async function changeRow<Table extends "locations" | "blog_posts">(
  { now }: Pick<Site, "now">,
  trx: Kysely<Database>,
  table: Table,
  { id, updated_at }: { id: string; updated_at: string },
  columns: Updateable<Database[Table]>,
): Promise<void> {
  const changed = { ...columns, updated_at: nextUpdatedAt(now(), updated_at) };
  await trx
    .updateTable(table as "locations")
    .set(changed as never)
    .where("id", "=", id)
    .execute();
}
