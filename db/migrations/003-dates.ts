import type { Kysely } from "kysely";
import { runStatements } from "~db/run-statements";

/** The tables before and after this migration. */
type Tables = Record<
  "blog_posts" | "locations",
  { id: string; created_at: string; date: string; updated_at: string }
>;

const none = "1970-01-01";
const noMoment = "1970-01-01T00:00:00.000Z";

const columns = [
  `alter table blog_posts add column date text not null default '${none}' check (length(date) = 10)`,
  `alter table blog_posts add column updated_at text not null default '${noMoment}' check (length(updated_at) = 24)`,
  `alter table blog_posts add column edit_key text`,
  `alter table locations add column date text not null default '${none}' check (length(date) = 10)`,
  `alter table locations add column updated_at text not null default '${noMoment}' check (length(updated_at) = 24)`,
  `alter table locations add column edit_key text`,
  `alter table photos add column taken_on text check (length(taken_on) = 10)`,
];

const indexes = [
  `drop index blog_posts_newest`,
  `drop index blog_posts_published`,
  `drop index locations_newest`,
  `drop index locations_journey`,
  `create index blog_posts_latest on blog_posts (date desc, created_at desc, id desc)`,
  `create index blog_posts_published on blog_posts (published, date desc, created_at desc, id desc)`,
  `create index locations_latest on locations (date desc, created_at desc, id desc)`,
  `create index locations_journey on locations (visible, date, created_at, id)`,
];

/** Makes a format that returns the day of a moment in Italy, the day that pages have shown as the date. */
const daysInItaly = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

async function dateRows(db: Kysely<Tables>, table: keyof Tables): Promise<void> {
  const dayInItaly = daysInItaly();
  for (const { id, created_at } of await db.selectFrom(table).select(["id", "created_at"]).execute()) {
    const date = dayInItaly.format(new Date(created_at));
    await db.updateTable(table).set({ date, updated_at: created_at }).where("id", "=", id).execute();
  }
}

/**
 * Adds the day of the event and the time of the last change to blog posts and locations, and the day of the photo to
 * photos. Existing rows keep the date that pages have shown: the day of their creation, in Italy.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await runStatements(db, columns);
  await dateRows(db, "blog_posts");
  await dateRows(db, "locations");
  await runStatements(db, indexes);
}
