/** What may be wrong, as the form says it. */
export const reportReasons = ["in-photo", "mine", "hurts", "something-else"] as const;

export const reportWordsMaxLength = 500;
export const reportAnswerMaxLength = 200;

/** The days after which a report is deleted, even when nobody has closed it. */
export const reportDays = 90;
/** The days after which a closed report is deleted. */
export const closedReportDays = 30;

/** Returns the address of the form about a published article or stop, or about one photo of it. */
export function reportAddress(subjectId: string, photoId?: string): string {
  return `/segnala?di=${subjectId}${photoId ? `&foto=${photoId}` : ""}`;
}

/** A report, as the owner reads it. */
export interface Report {
  id: string;
  kind: "blog-post" | "location";
  subjectId: string;
  what: (typeof reportReasons)[number];
  words: string | null;
  /** An address for the answer, as typed. */
  answerTo: string | null;
  language: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  closedAt: string | null;
  /** The article's title or the stop's name. Null when it is deleted. */
  name: string | null;
  /** True when visitors see the article or the stop. */
  shown: boolean;
  /** The stored name of the photo. Null without a photo, and when the photo was retouched or deleted. */
  photo: string | null;
}
