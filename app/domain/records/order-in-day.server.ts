import * as z from "zod";
import { momentInItaly } from "~/domain/day";
import { failsWith } from "~/domain/fields/field-schemas";
import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import type { Day } from "~db/schema";

/** Returns the moment that sorts a story's blog post in its day: the hour of the first photo of that day, else the arrival. */
export async function momentOfStory(
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

/** Returns the moment that sorts a blog post in its day, for its location. Empty without a blog post. */
export async function momentOfBlogPost(
  trx: Site["db"],
  blogPostId: string | null,
): Promise<Partial<{ happened_at: string }>> {
  const moments = trx
    .selectFrom("blog_posts")
    .select("happened_at")
    .where("id", "=", blogPostId ?? "");
  return (await moments.executeTakeFirst()) ?? {};
}

/** The body of the calls that put a blog post or location before another one of its day. */
export const orderSchema = z.object({ before: z.string(failsWith("missing")) });

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
  return Object.fromEntries(
    rows.flatMap(({ id, date }, at) => {
      const earlier = rows[at - 1];
      return shown.has(id) && earlier?.date === date ? [[id, earlier.id] as const] : [];
    }),
  );
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
      if (happened_at !== row.happened_at) await setMoment(trx, table, row.id, happened_at);
    }
    return true;
  });
  if (!isDone) return refused(unknown[table]);
  await site.pages.clear();
  return done(null);
}

/** Sets the moment that sorts a record in its day, and the same for the records that are linked to it. */
async function setMoment(
  trx: Site["db"],
  table: "blog_posts" | "locations",
  id: string,
  happened_at: string,
) {
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
