import { type Kysely, sql } from "kysely";
import type { Database } from "./schema";

type Table = keyof Database;

/** Every table with the columns of its primary key. A table is listed after the tables that it refers to. */
const tables: Record<Table, readonly string[]> = {
  settings: ["key"],
  tries: ["key"],
  sessions: ["id"],
  tags: ["id"],
  wishes: ["id"],
  tag_scans: ["tag_id", "day"],
  sightings: ["id"],
  reports: ["id"],
  stories: ["id"],
  receipts: ["hash"],
  photos: ["id"],
  photo_edits: ["replaced_id"],
  story_photos: ["story_id", "position"],
  blog_posts: ["id"],
  blog_post_photos: ["blog_post_id", "position"],
  locations: ["id"],
  drafts: ["id"],
  draft_photos: ["draft_id", "position"],
  bin: ["id"],
  bin_photos: ["bin_id", "position"],
  share_cards: ["name"],
  withdrawn_stories: ["id"],
  withdrawn_photos: ["id"],
  notifications: ["id"],
  notification_messages: ["id"],
  notification_entries: ["notification_id", "target"],
  push_browsers: ["id"],
  followers: ["id"],
  follower_stories: ["follower_id", "story_id"],
};

const names = Object.keys(tables) as Table[];
/** The number of rows to copy with one statement. The parameters fit with either engine. */
const atOnce = 500;

/** Returns the tables that this database has, in the order of the list. An older database does not have them all. */
async function tablesOf(db: Kysely<Database>): Promise<Table[]> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return names.filter((name) => there.has(name));
}

/** Copies the rows of all tables into empty tables of the same schema, between any engines. `from` is a transaction. */
export async function copyTables(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  for (const name of await tablesOf(to)) {
    const copied = await copyTable(from, to, name);
    const { count } = await to
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count !== copied) throw new Error(`${copied} rows of ${name} were copied, and ${count} are there`);
  }
}

/** Removes the rows of all tables. A table is emptied before the tables that it refers to. */
export async function emptyTables(db: Kysely<Database>): Promise<void> {
  for (const name of (await tablesOf(db)).toReversed()) await db.deleteFrom(name).execute();
}

/** Copies the rows of a table in the order of its primary key, so that no row is copied twice. Returns their number. */
async function copyTable(from: Kysely<Database>, to: Kysely<Database>, name: Table): Promise<number> {
  const columns = tables[name];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let where = sql``;
  for (let copied = 0; ;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} ${where} order by ${key} limit ${sql.lit(atOnce)}`.execute(from);
    const last = rows.at(-1);
    if (!last) return copied;
    await to
      .insertInto(name)
      .values(rows as never)
      .execute();
    copied += rows.length;
    where = sql`where (${key}) > (${sql.join(columns.map((column) => last[column]))})`;
  }
}
