/** The possible reasons of a report, as the form says them. */
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
