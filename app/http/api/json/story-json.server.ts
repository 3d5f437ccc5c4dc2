import { type ByStoryField, storyFieldNames, storyFields } from "~/domain/stories/fields";
import * as z from "zod";
import { type Story, storyStates, suspicionReasons } from "~/domain/stories/story";
import { shaped, timestamp } from "./shapes.server";

const wordShapes = Object.fromEntries(
  storyFieldNames.map((field) => [field, storyFields[field].required ? z.string() : z.string().nullable()]),
) as ByStoryField<z.ZodString, z.ZodNullable<z.ZodString>>;

/** The JSON of a received story. */
export const storyShape = z
  .object({
    id: z.string(),
    ...wordShapes,
    consent: z.boolean(),
    /** The language of the form that the sender used, an ISO 639-1 code. */
    language: z.string(),
    createdAt: timestamp,
    photos: z.array(z.string()),
    /** The code of the tag that the story belongs to. */
    code: z.string().nullable(),
    state: z.enum(storyStates),
    /** The reasons why the story looks like spam. */
    suspicion: z.array(z.enum(suspicionReasons)),
    /** The time of the sender's last correction. */
    correctedAt: timestamp.nullable(),
    /** The owner's answer, which the sender reads on the receipt. */
    answer: z.string().nullable(),
    answeredAt: timestamp.nullable(),
    blogPostId: z.string().nullable(),
  })
  .meta({
    examples: [
      {
        id: "5f0c2a9b7d3e48a1c6b2",
        name: "Anna",
        city: "Torino",
        story: "L’ho trovato su una panchina del Valentino.",
        consent: true,
        language: "it",
        createdAt: "2024-05-12T09:30:00.000Z",
        photos: ["9a41c07be2d85f6310aa_panchina.jpg"],
        code: "C4P9XY",
        state: "diary",
        suspicion: [],
        correctedAt: null,
        answer: "Grazie: la panchina è la mia preferita.",
        answeredAt: "2024-05-13T08:00:00.000Z",
        blogPostId: "b7e2d94c1a6f08355d21",
      },
    ],
  });

/** Converts a story to JSON. Its photos are stored names without positions. */
export function storyJson(story: Story): z.infer<typeof storyShape> {
  const photos = story.photos.map(({ name }) => name);
  const { tag, blogPost } = story;
  return shaped(storyShape, { ...story, photos, code: tag?.code ?? null, blogPostId: blogPost?.id ?? null });
}
