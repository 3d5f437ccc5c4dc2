/** The possible reasons of a report, as the form says them. */
export const reportReasons = ["in-photo", "mine", "hurts", "something-else"] as const;

export const reportWordsMaxLength = 500;
export const reportAnswerMaxLength = 200;

/** Returns the address of the form about a published article or stop, or about one photo of it. */
export function reportAddress(subjectId: string, photoId?: string): string {
  return `/segnala?di=${subjectId}${photoId ? `&foto=${photoId}` : ""}`;
}
