import { sql } from "kysely";
import { showOrHideBlogPost } from "~/domain/blog-posts/show-or-hide-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { type Result, done, refused } from "~/domain/result";
import type { Clocked, Db, Site } from "~/domain/site";

/** Counts the reports. */
export const countReports = ({ db }: Db) => countRows(db.selectFrom("reports"));

/** Counts the reports that the owner has not closed. */
export const countOpenReports = ({ db }: Db) =>
  countRows(db.selectFrom("reports").where("closed_at", "is", null));

/** Lists the reports, open ones first, then newest first. */
export async function listReports({ db }: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("reports")
    .leftJoin("blog_posts", "blog_posts.id", "reports.subject_id")
    .leftJoin("locations", "locations.id", "reports.subject_id")
    .leftJoin("photos", "photos.id", "reports.photo_id")
    .select(["reports.id", "reports.what", "reports.words", "reports.language", "photos.name as photo"])
    .select(["reports.subject_kind as kind", "reports.subject_id as subjectId"])
    .select(["reports.answer_to as answerTo", "reports.created_at as createdAt"])
    .select(["reports.closed_at as closedAt", "blog_posts.title", "blog_posts.published"])
    .select(["locations.name", "locations.visible"])
    .orderBy(sql`case when closed_at is null then 0 else 1 end`)
    .orderBy("reports.created_at", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ title, published, name, visible, ...report }) => ({
    ...report,
    name: title ?? name,
    shown: published === 1 || visible === 1,
  }));
}

/** Hides the article or the stop that a report is about. */
export async function hideReported(
  site: Site,
  id: string,
): Promise<
  Result<unknown, "unknown-report" | "unknown-blog-post" | "unknown-location" | "blog-post-withdrawn">
> {
  const report = await site.db.selectFrom("reports").selectAll().where("id", "=", id).executeTakeFirst();
  if (!report) return refused("unknown-report");
  const hide = report.subject_kind === "blog-post" ? showOrHideBlogPost : showOrHideLocation;
  return hide(site, report.subject_id, false);
}

/** Closes a report. A closed one keeps its day, so pressing twice does not make it stay longer. */
export async function closeReport({ db, now }: Clocked, id: string): Promise<Result<null, "unknown-report">> {
  const closed_at = sql<string>`coalesce(closed_at, ${now().toISOString()})`;
  const closed = db.updateTable("reports").set({ closed_at }).where("id", "=", id);
  const { numUpdatedRows } = await closed.executeTakeFirst();
  return numUpdatedRows > 0 ? done(null) : refused("unknown-report");
}
