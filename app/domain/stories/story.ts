import { type StoryWords, storyFields } from "./fields";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Tag } from "~/domain/tags/tag";

/** Limits of the story form. */
export const storyMaxLength = storyFields.story.max;
export const storyMaxPhotos = 3;

/** The maximum length of a search, in characters. The rest is ignored. */
export const longestSearch = 100;

/** Counts the characters of a text as people do: code points, with every line break as one. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** The states of a received story: not opened yet, opened by the owner, made into a blog post. */
export const storyStates = ["new", "read", "diary"] as const;
export type StoryState = (typeof storyStates)[number];

/** The record of a story that its sender withdrew. */
export interface WithdrawnStory {
  id: string;
  /** `YYYY-MM-DD`, in Italy. */
  day: string;
  /** The id of its emptied blog post. */
  blogPostId: string | null;
}

/** The blog post of a story. */
export interface StoryBlogPost {
  id: string;
  title: string;
  published: boolean;
}

/** A received story as the owner reads it. */
export interface Story extends StoryWords {
  id: string;
  consent: boolean;
  /** The version of the sentence that the sender agreed to. */
  consentVersion: string;
  /** The language of that sentence, an ISO 639-1 code. */
  consentLanguage: string;
  /** The language of its form, an ISO 639-1 code. */
  language: string;
  /** ISO-8601 UTC. */
  createdAt: string;
  photos: OwnersPhoto[];
  /** The tag whose code the sender gave. */
  tag: Pick<Tag, "code" | "name" | "retired"> | null;
  state: StoryState;
  /** The moment when the owner first opened it, ISO-8601 UTC. Null when not opened yet. */
  readAt: string | null;
  /** The moment of its sender's last correction, ISO-8601 UTC. Null when never corrected. */
  correctedAt: string | null;
  /** Its blog post. A published one comes before a hidden one, a newer before an older. */
  blogPost: StoryBlogPost | null;
}
