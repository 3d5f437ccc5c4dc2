import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { notOver } from "~/domain/lifetimes.server";
import type { Clocked, Db } from "~/domain/site";

/** A page of a list by time, newest first: at most `limit` items after `offset`, all older than `olderThan`. */
export interface CursorPage {
  limit?: number;
  offset?: number;
  olderThan?: Cursor;
}

/** The position of an item in a list by time. */
export interface Cursor {
  /** The day of the item, `YYYY-MM-DD`. Null in the lists whose items have no day. */
  date: string | null;
  /** The moment that sorts the item, ISO-8601 UTC: in lists whose items have no day the moment of creation. */
  moment: string;
  id: string;
}

/** A list that can be read page by page. */
export type ListName = "stories" | "blog_posts" | "locations" | "tags" | "sightings";

/** Finds the cursor of the item with this id, hidden or not. Null when no item has this id. */
export async function findCursor({ db }: Db, list: ListName, id: string): Promise<Cursor | null> {
  const isDated = list === "blog_posts" || list === "locations";
  const row = await db
    .selectFrom(list as "blog_posts")
    .select(isDated ? ["date", "happened_at as moment"] : ["created_at as moment"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { ...row, date: row.date ?? null, id } : null;
}

/** The columns that sort a list whose items have a day. */
export const dayColumns = ["date", "happened_at", "id"] as const;

/** Sorts a list by these columns: the oldest item first (`asc`) or the newest item first (`desc`). */
export function orderedBy<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  columns: readonly string[],
  order: "asc" | "desc",
) {
  return columns.reduce((list, column) => list.orderBy(sql.ref(column), order), query);
}

/** Reads one page of a list, newest first. Without `limit` the page has all items. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  columns: readonly string[],
  { limit, offset = 0, olderThan }: CursorPage,
) {
  const list = orderedBy(query, columns, "desc");
  const older = olderThan ? list.where(cursorCondition("<", olderThan, columns)) : list;
  return limit === undefined ? older : older.limit(limit).offset(offset);
}

/** Returns an SQL condition for items before (`<`, older) or after (`>`) a position in a list with these columns. */
export function cursorCondition(
  where: "<" | ">",
  { date, moment, id }: Cursor,
  columns: readonly string[] = dayColumns,
): Expression<SqlBool> {
  const values = columns.length === dayColumns.length ? [date ?? "", moment, id] : [moment, id];
  const names = columns.map((column) => sql.ref(column));
  return sql<SqlBool>`(${sql.join(names)}) ${sql.raw(where)} (${sql.join(values)})`;
}

type Counted = "bin" | "blog_posts" | "locations" | "reports" | "sightings" | "stories" | "withdrawn_stories";

/** Counts the rows of a table, also those whose time is over. */
export const countAll = ({ db }: Db, table: Counted) => countRows(db.selectFrom(table as "stories"));

/** Counts the rows of a table whose time is not over. */
export const countNotOver = (site: Clocked, table: "reports" | "sightings") =>
  countRows(site.db.selectFrom(table).where(notOver(site, table)));

/** Counts the rows of a query. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return (row as { total: number }).total;
}

/** Returns the wanted page of a list, counted from 1, with its limit and offset in SQL: the nearest that exists. */
export function paginate(wanted: string | null, total: number, limit: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pages, Math.max(1, Number.parseInt(wanted ?? "1", 10) || 1));
  return { page, pages, limit, offset: (page - 1) * limit };
}
