import { momentInItaly } from "~/domain/day";
import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import type { Day } from "~db/schema";

/** The place of a story's blog post among those of its day: the hour of its first photo of that day, else its arrival. */
export async function placeOfStoryInDay(
  trx: Site["db"],
  story: { id: string; created_at: string },
  date: Day,
): Promise<{ happened_at: string }> {
  const photos = trx.selectFrom("photos").select("taken_time").where("story_id", "=", story.id);
  const ofDay = photos.where("taken_on", "=", date).where("taken_time", "is not", null);
  const first = await ofDay.orderBy("taken_time").limit(1).executeTakeFirst();
  const hour = first?.taken_time ?? null;
  return { happened_at: hour === null ? story.created_at : momentInItaly(date, hour).toISOString() };
}

/** The place of a location in its day: that of its blog post. Without a blog post the location keeps its own. */
export async function placeOfBlogPostInDay(
  trx: Site["db"],
  blogPostId: string | null,
): Promise<Partial<{ happened_at: string }>> {
  const places = trx
    .selectFrom("blog_posts")
    .select("happened_at")
    .where("id", "=", blogPostId ?? "");
  return (await places.executeTakeFirst()) ?? {};
}

const unknown = { blog_posts: "unknown-blog-post", locations: "unknown-location" } as const;

/** Returns the record before each of these in its day, by id. Records without one are left out. */
export async function earlierInDay(
  { db }: Db,
  table: "blog_posts" | "locations",
  items: { id: string; date: Day }[],
) {
  const days = items.map(({ date }) => date).toSorted();
  const all = db.selectFrom(table as "blog_posts").select(["id", "date"]);
  const ofDays = all.where("date", ">=", days[0] ?? "").where("date", "<=", days.at(-1) ?? "");
  const rows = await orderedBy(ofDays, dayColumns, "asc").execute();
  const shown = new Set(items.map(({ id }) => id));
  const pairs = rows.map(({ id, date }, at) => [id, rows[at - 1]?.date === date ? rows[at - 1]?.id : null]);
  return Object.fromEntries(pairs.filter(([id, earlier]) => earlier && shown.has(id ?? ""))) as Record<
    string,
    string
  >;
}

/**
 * Puts a blog post or location right before another one of the same day, with the records that are linked to it.
 * Refused as unknown when one of the two is gone or has another day.
 */
export async function putBefore<Table extends keyof typeof unknown>(
  site: Site,
  table: Table,
  id: string,
  otherId: string,
) {
  const isDone = await site.db.transaction().execute(async (trx) => {
    const rows = trx.selectFrom(table as "blog_posts").select(["id", "happened_at"]);
    const day = trx
      .selectFrom(table as "blog_posts")
      .select("date")
      .where("id", "=", id);
    const ofDay = await orderedBy(rows.where("date", "=", day), dayColumns, "asc").execute();
    const others = ofDay.filter((row) => row.id !== id);
    const at = others.findIndex((row) => row.id === otherId);
    const [own] = ofDay.filter((row) => row.id === id);
    if (!own || at < 0) return false;
    let last = "";
    for (const [index, row] of others.toSpliced(at, 0, own).entries()) {
      const free = ofDay[index]?.happened_at ?? "";
      const happened_at = free > last ? free : new Date(Date.parse(last) + 1).toISOString();
      last = happened_at;
      if (happened_at !== row.happened_at) await setPlace(trx, table, row.id, happened_at);
    }
    return true;
  });
  if (!isDone) return refused(unknown[table]);
  await site.pages.clear();
  return done(null);
}

/** Sets the place of a record in its day, and of the records that are linked to it. */
async function setPlace(trx: Site["db"], table: "blog_posts" | "locations", id: string, happened_at: string) {
  const blogPosts = trx.updateTable("blog_posts").set({ happened_at });
  const locations = trx.updateTable("locations").set({ happened_at });
  if (table === "blog_posts") {
    await blogPosts.where("id", "=", id).execute();
    await locations.where("blog_post_id", "=", id).execute();
    return;
  }
  const linked = trx.selectFrom("locations").select("blog_post_id").where("id", "=", id);
  await locations.where("id", "=", id).execute();
  await blogPosts.where("id", "=", linked).execute();
}
