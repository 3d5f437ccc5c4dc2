import type { PhotoInfo } from "~/photo-store/photo-files";

/** A report, as the owner reads it. `name` is null when its subject is deleted, `photo` also when it was retouched. */
export interface Report {
  id: string;
  kind: "blog-post" | "location";
  subjectId: string;
  name: string | null;
  /** True when visitors see the subject. */
  shown: boolean;
  photo: string | null;
  /** The photo that the report is about, as it is after a retouch, or the first one of its subject. */
  toCover: PhotoInfo | null;
  what: (typeof reportReasons)[number];
  words: string | null;
  answerTo: string | null;
  language: string;
  createdAt: string;
  closedAt: string | null;
}

/** The possible reasons of a report, as the form says them. */
export const reportReasons = ["in-photo", "mine", "hurts", "something-else"] as const;

export const reportWordsMaxLength = 500;
export const reportAnswerMaxLength = 200;

/** Returns the address of the form about a published article or stop, or about one photo of it. */
export function reportAddress(subjectId: string, photoId?: string): string {
  return `/segnala?di=${subjectId}${photoId ? `&foto=${photoId}` : ""}`;
}
