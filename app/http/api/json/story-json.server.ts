import {
  type ByStoryField,
  storyFieldNames,
  storyFields,
  storyStates,
  suspicionReasons,
} from "~/domain/stories/fields";
import * as z from "zod";
import type { Story } from "~/domain/stories/story";
import { exampled, shaped, text, timestamp } from "./shapes.server";

const exampleWords = { name: "Anna", city: "Torino", story: "L’ho trovato su una panchina del Valentino." };
const words = Object.fromEntries(
  storyFieldNames.map((field) => [
    field,
    [storyFields[field].required ? text : text.nullable(), exampleWords[field]],
  ]),
) as ByStoryField<[typeof text, string], [z.ZodNullable<typeof text>, string]>;

/** The JSON of a received story. */
export const storyShape = exampled({
  id: [text, "5f0c2a9b7d3e48a1c6b2"],
  ...words,
  consent: [z.boolean(), true],
  /** The language of the form that the sender used, an ISO 639-1 code. */
  language: [text, "it"],
  createdAt: [timestamp, "2024-05-12T09:30:00.000Z"],
  photos: [z.array(text), ["9a41c07be2d85f6310aa_panchina.jpg"]],
  /** The code of the tag that the story belongs to. */
  code: [text.nullable(), "C4P9XY"],
  /** The id of the wish that came true, as the sender says. The wish may be gone. */
  wish: [text.nullable(), null],
  state: [z.enum(storyStates), "diary"],
  /** The reasons why the story looks like spam. */
  suspicion: [z.array(z.enum(suspicionReasons)), []],
  /** The time of the sender's last correction. */
  correctedAt: [timestamp.nullable(), null],
  /** The owner's answer, which the sender reads on the receipt. */
  answer: [text.nullable(), "Grazie: la panchina è la mia preferita."],
  answeredAt: [timestamp.nullable(), "2024-05-13T08:00:00.000Z"],
  blogPostId: [text.nullable(), "b7e2d94c1a6f08355d21"],
});

/** Converts a story to JSON. Its photos are stored names without positions. */
export function storyJson(story: Story): z.infer<typeof storyShape> {
  const photos = story.photos.map(({ name }) => name);
  const { tag, blogPost } = story;
  return shaped(storyShape, { ...story, photos, code: tag?.code ?? null, blogPostId: blogPost?.id ?? null });
}
