import type { OwnersPhoto } from "~/domain/photos/photo";
import type { Tag } from "~/domain/tags/tag";

/** Limits of the story form. */
export const storyMaxLength = 1000;
export const storyMaxPhotos = 3;

/** Characters as people count them: code points, with every line break as one. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** A received story as the owner reads it. */
export interface Story {
  id: string;
  name: string | null;
  city: string | null;
  story: string;
  consent: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
  photos: OwnersPhoto[];
  /** The tag whose code the sender gave. */
  tag: Pick<Tag, "code" | "name" | "retired"> | null;
}
