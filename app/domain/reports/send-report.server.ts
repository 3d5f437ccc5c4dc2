import * as z from "zod";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { type FieldValues, fieldErrorsOf, mistake, optionalText } from "~/domain/forms/field-schemas";
import { idempotencyKey } from "~/domain/idempotency.server";
import { consumeAttempt, networkOf } from "~/domain/limits/rate-limit.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { newId } from "~/domain/new-id";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { type Report, reportAnswerMaxLength, reportReasons, reportWordsMaxLength } from "./report";

/** The maximum number of reports from one network in an hour. */
export const reportsPerHour = 5;

const reportSchema = z.object({
  what: z.enum(reportReasons, mistake("missing")),
  words: optionalText(reportWordsMaxLength),
  answer_to: optionalText(reportAnswerMaxLength),
});

/** What a report is about. */
export interface ReportSubject extends Pick<Report, "kind"> {
  id: string;
  name: string;
  photoId: string | null;
}

export interface ReportForm {
  subject: ReportSubject | null;
  fields: FieldValues;
  honeypot: string;
  token: string;
  /** The language of the page, an ISO 639-1 code. */
  language: string;
  /** The sender's address. When null, nothing is counted. */
  from: string | null;
}

/** Finds the published article or stop with this id, and its photo when one is named. Null when visitors see neither. */
export async function findReportSubject(
  site: Site,
  id: string,
  photoId: string | null,
): Promise<ReportSubject | null> {
  const post = await findBlogPost(site, id, { publishedOnly: true });
  const stop = post ? null : await findVisibleLocation(site, id);
  const photos = post?.photos ?? (stop?.photo ? [stop.photo] : []);
  if (photoId !== null && !photos.some((photo) => photo.id === photoId)) return null;
  if (post) return { kind: "blog-post", id, name: post.title, photoId };
  return stop && { kind: "location", id, name: stop.city, photoId };
}

/** Stores a report and notifies the owner of it, without its words. The same form sent twice makes one report. */
export async function sendReport(
  site: Site,
  { subject, fields, honeypot, token, language, from }: ReportForm,
): Promise<
  | Done<null>
  | (Refused<"nothing-to-report" | "spam" | "invalid" | "too-many-reports"> & { retryAfter?: number })
> {
  if (!subject) return refused("nothing-to-report");
  if (honeypot !== "") return refused("spam");
  const parsed = reportSchema.safeParse(fields);
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  const { kind, id, photoId } = subject;
  const report = { subject_kind: kind, subject_id: id, photo_id: photoId, ...parsed.data };
  const submission_key = idempotencyKey(token, report) ?? "";
  return site.singleFlight(`report ${submission_key}`, async () => {
    const sent = site.db.selectFrom("reports").select("id").where("submission_key", "=", submission_key);
    if (await sent.executeTakeFirst()) return done(null);
    const limit = { of: "reports" as const, max: reportsPerHour, windowMs: 60 * 60 * 1000 };
    const { retryAfter } = await consumeAttempt(site, limit, from && networkOf(from));
    if (retryAfter !== null) return { ...refused("too-many-reports"), retryAfter };
    const now = site.now().toISOString();
    await site.db.transaction().execute(async (trx) => {
      const row = { id: newId(), ...report, language, submission_key, created_at: now, closed_at: null };
      const added = await trx
        .insertInto("reports")
        .values(row)
        .onConflict((conflict) => conflict.column("submission_key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) await recordNotification(trx, now, { event: "report", subjectId: row.id });
    });
    return done(null);
  });
}
