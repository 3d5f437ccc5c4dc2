import type { Kysely, Updateable } from "kysely";
import type { Site } from "~/domain/site";
import type { BlogPostsTable, Database, LocationsTable } from "~db/schema";
import { nextUpdatedAt } from "./row-versions";

/** What a blog post and its locations have in common. */
type Shared = Partial<Record<"city" | "country" | "date", string>>;

/** The field of the owner's forms by which a corrected town or country goes to the linked blog post or locations, too. */
export const correctsLinked = (fields: Record<string, unknown>): boolean => fields.correctLinked === "true";

/**
 * Inside the transaction that changes a blog post or a location: the locations of this blog post, or the blog post itself,
 * that are as it was `before` get what has changed. Others stay: they have a place, or a day, of their own.
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

/** Inside a transaction: gives a row other columns, as a new version of it. */
export async function changeRow<Table extends "locations" | "blog_posts">(
  { now }: Pick<Site, "now">,
  trx: Kysely<Database>,
  table: Table,
  { id, updated_at }: { id: string; updated_at: string },
  columns: Table extends "locations" ? Updateable<LocationsTable> : Updateable<BlogPostsTable>,
): Promise<void> {
  const changed = { ...columns, updated_at: nextUpdatedAt(now(), updated_at) };
  await trx
    .updateTable(table as "locations")
    .set(changed as never)
    .where("id", "=", id)
    .execute();
}
