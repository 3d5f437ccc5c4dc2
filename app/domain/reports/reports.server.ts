import { sql } from "kysely";
import * as z from "zod";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { type FieldValues, validated, failsWith, optionalText } from "~/domain/fields/field-schemas";
import { findIdByKey, idempotencyKey, insertOnce } from "~/domain/idempotency.server";
import { consumeAttempt, networkOf } from "~/domain/limits/rate-limit.server";
import { notOver } from "~/domain/lifetimes.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { reportAnswerMaxLength, reportReasons, reportWordsMaxLength } from "./report";
import { type Result, done, refused } from "~/domain/result";
import type { Clocked, Site } from "~/domain/site";
import type { PhotoInfo } from "~/photo-store/photo-files";

/** Counts the reports that the owner has not closed. */
export const countOpenReports = (site: Clocked) =>
  countRows(site.db.selectFrom("reports").where("closed_at", "is", null).where(notOver(site, "reports")));

/**
 * Lists the reports, open ones first, then newest first. `shown`: visitors see the subject. `toCover`: the photo that the
 * report is about, as it is after a retouch, or the first one of its subject.
 */
export async function listReports(site: Clocked, { limit, offset }: { limit: number; offset: number }) {
  const rows = await site.db
    .selectFrom("reports")
    .where(notOver(site, "reports"))
    .leftJoin("blog_posts", "blog_posts.id", "reports.subject_id")
    .leftJoin("locations", "locations.id", "reports.subject_id")
    .leftJoin("photos", "photos.id", "reports.photo_id")
    .leftJoin("photos as cover", (join) => join.on("cover.id", "=", photoToCover))
    .select(["cover.name as coverName", "cover.width", "cover.height", "cover.sizes"])
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
  return rows.map(({ title, published, name, visible, coverName, width, height, sizes, ...report }) => ({
    ...report,
    toCover: coverName === null ? null : ({ name: coverName, width, height, sizes } as PhotoInfo),
    name: title ?? name,
    shown: published === 1 || visible === 1,
  }));
}

const photoToCover = sql<string>`coalesce(
  (select photo_edits.photo_id from photo_edits where replaced_id = reports.photo_id),
  reports.photo_id,
  (select blog_post_photos.photo_id from blog_post_photos where blog_post_id = blog_posts.id order by position limit 1),
  locations.photo_id)`;

/** Hides the article or the stop that a report is about. */
export async function hideReported(site: Site, id: string) {
  const own = site.db.selectFrom("reports").selectAll().where("id", "=", id);
  const report = await own.where(notOver(site, "reports")).executeTakeFirst();
  if (!report) return refused("unknown-report");
  const hide = report.subject_kind === "blog-post" ? showOrHideBlogPost : showOrHideLocation;
  const hidden = await hide(site, report.subject_id, false);
  return hidden.ok ? done(null) : hidden;
}

/** Closes a report. A closed one keeps its day, so pressing twice does not make it stay longer. */
export async function closeReport({ db, now }: Clocked, id: string): Promise<Result<null, "unknown-report">> {
  const closed_at = sql<string>`coalesce(closed_at, ${now().toISOString()})`;
  const closed = db.updateTable("reports").set({ closed_at }).where("id", "=", id);
  const { numUpdatedRows } = await closed.executeTakeFirst();
  return numUpdatedRows > 0 ? done(null) : refused("unknown-report");
}

/** At most five reports from one network in an hour. */
const limit = { of: "reports", max: 5, windowMs: 60 * 60 * 1000 };

const reportSchema = z.object({
  what: z.enum(reportReasons, failsWith("missing")),
  words: optionalText(reportWordsMaxLength),
  answer_to: optionalText(reportAnswerMaxLength),
});

/** The form of a page in a language (ISO 639-1). When the sender's address `from` is null, nothing is counted. */
interface ReportForm {
  subject: Awaited<ReturnType<typeof findReportSubject>>;
  fields: FieldValues;
  honeypot: string;
  token: string;
  language: string;
  from: string | null;
}

/** Finds the published article or stop with this id, and its photo when one is named. Null when nobody sees it. */
export async function findReportSubject(site: Site, id: string, photoId: string | null) {
  const post = await findBlogPost(site, id, { publishedOnly: true });
  const stop = post ? null : await findVisibleLocation(site, id);
  const photos = post?.photos ?? (stop?.photo ? [stop.photo] : []);
  if (photoId !== null && !photos.some((photo) => photo.id === photoId)) return null;
  if (post) return { kind: "blog-post" as const, id, name: post.title, photoId };
  return stop && { kind: "location" as const, id, name: stop.city, photoId };
}

/** Stores a report and notifies the owner of it, without its words. The same form sent twice makes one report. */
export async function sendReport(
  site: Site,
  { subject, fields, honeypot, token, language, from }: ReportForm,
): Promise<Result<null, "nothing-to-report" | "spam" | "invalid" | "too-many-reports">> {
  if (!subject) return refused("nothing-to-report");
  if (honeypot !== "") return refused("spam");
  const parsed = validated(reportSchema, fields);
  if (!parsed.ok) return parsed;
  const { kind, id, photoId } = subject;
  const report = { subject_kind: kind, subject_id: id, photo_id: photoId, ...parsed.value };
  const submission_key = idempotencyKey(token, report) ?? "";
  return site.singleFlight(`report ${submission_key}`, async () => {
    if (await findIdByKey(site.db, "reports", submission_key)) return done(null);
    const { retryAfter } = await consumeAttempt(site, limit, from && networkOf(from));
    if (retryAfter !== null) return { ...refused("too-many-reports"), retryAfter };
    const created_at = site.now().toISOString();
    const row = { id: newId(), ...report, language, submission_key, created_at };
    await site.db.transaction().execute(async (trx) => {
      const isNew = await insertOnce(trx, "reports", row);
      if (isNew) await recordNotification(trx, created_at, { event: "report", subjectId: row.id });
    });
    return done(null);
  });
}
