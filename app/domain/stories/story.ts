import { storyFields } from "./fields";
import type { listStories } from "./stories-queries.server";
import type { listWithdrawnStories } from "./withdrawals/withdrawn-stories.server";

export const storyMaxLength = storyFields.story.max;
export const storyMaxPhotos = 3;

/** The maximum length of the owner's answer to a story, in characters. */
export const answerMaxLength = 500;

/** Counts the characters of a text as people do: in code points, with every line break as one character. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** The record of a story that its sender withdrew. */
export type WithdrawnStory = Awaited<ReturnType<typeof listWithdrawnStories>>[number];

/** A received story as the owner reads it. Languages are ISO 639-1 codes, moments ISO-8601 UTC. */
export type Story = Awaited<ReturnType<typeof listStories>>[number];
export type StoryBlogPost = NonNullable<Story["blogPost"]>;
