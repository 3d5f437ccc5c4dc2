import { type StoryWords, storyFields } from "./fields";
import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Tag } from "~/domain/tags/tag";

export const storyMaxLength = storyFields.story.max;
export const storyMaxPhotos = 3;

/** The maximum length of the owner's answer to a story, in characters. */
export const answerMaxLength = 500;

/** The minimum length in characters of a text that proves copying when another text contains it word for word. */
export const minCopiedLength = 40;

/** The maximum length of a search, in characters. What follows is ignored. */
export const longestSearch = 100;

/** Counts the characters of a text as people do: in code points, with every line break as one character. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** The states of a received story: not opened yet; opened by the owner; made into a blog post; looks like spam. */
export const storyStates = ["new", "read", "diary", "suspect"] as const;
export type StoryState = (typeof storyStates)[number];

/** The days after which a suspect story that the owner has seen goes to the bin. */
export const daysSuspect = 30;

/** The reasons why a story looks like spam: two or more links; a text that came before; words of the owner's list. */
export const suspicionReasons = ["links", "repeated", "words"] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

/** The record of a story that its sender withdrew, on this day in Italy (`YYYY-MM-DD`). */
export interface WithdrawnStory {
  id: string;
  day: string;
  /** The id of the story's emptied blog post. */
  blogPostId: string | null;
}

export interface StoryBlogPost {
  id: string;
  title: string;
  published: boolean;
}

/** A received story as the owner reads it. Languages are ISO 639-1 codes, moments ISO-8601 UTC. */
export interface Story extends StoryWords {
  id: string;
  consent: boolean;
  /** The version of the consent sentence that the sender agreed to. */
  consentVersion: string;
  consentLanguage: string;
  /** The language of the story's form. */
  language: string;
  createdAt: string;
  photos: OwnersPhoto[];
  /** The tag whose code the sender gave. */
  tag: Pick<Tag, "code" | "name" | "retired"> | null;
  state: StoryState;
  /** Empty when the story does not look like spam, or when the owner says so. */
  suspicion: SuspicionReason[];
  /** The moment when the owner first opened the story. */
  readAt: string | null;
  /** The moment of the sender's last correction. */
  correctedAt: string | null;
  /** The owner's answer to the sender, and the moment of its last change. */
  answer: string | null;
  answeredAt: string | null;
  /** Of several blog posts, a published one comes before a hidden one, then a newer before an older. */
  blogPost: StoryBlogPost | null;
}
