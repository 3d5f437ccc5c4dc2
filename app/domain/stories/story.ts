import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Tag } from "~/domain/tags/tag";

/** Limits of the story form. */
export const storyMaxLength = 1000;
export const storyMaxPhotos = 3;

/** Characters as people count them: code points, with every line break as one. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** What became of a received story: not opened yet, opened by the owner, or made into a blog post. */
export const storyStates = ["new", "read", "diary"] as const;
export type StoryState = (typeof storyStates)[number];

/** What is still known of a story that its sender took back. */
export interface WithdrawnStory {
  id: string;
  /** `YYYY-MM-DD`, in Italy. */
  day: string;
  /** The emptied blog post that had been made of it. */
  blogPostId: string | null;
}

/** The blog post that was made of a story. */
export interface StoryBlogPost {
  id: string;
  title: string;
  published: boolean;
}

/** A received story as the owner reads it. */
export interface Story {
  id: string;
  name: string | null;
  city: string | null;
  story: string;
  consent: boolean;
  /** The version of the sentence that was agreed to. */
  consentVersion: string;
  /** In which language it was agreed to, an ISO 639-1 code. */
  consentLanguage: string;
  /** The language of the form that it came with, an ISO 639-1 code. */
  language: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  photos: OwnersPhoto[];
  /** The tag whose code the sender gave. */
  tag: Pick<Tag, "code" | "name" | "retired"> | null;
  state: StoryState;
  /** When the owner opened it, ISO-8601 UTC; null when that is to come. */
  readAt: string | null;
  /** When its sender last corrected it, ISO-8601 UTC; null: never. */
  correctedAt: string | null;
  /** Of several, a published one before a hidden one, then the newest. */
  blogPost: StoryBlogPost | null;
}
