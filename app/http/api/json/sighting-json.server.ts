import * as z from "zod";
import { type Sighting, sightingKinds } from "~/domain/sightings/sighting";
import { timestamp } from "~/http/api/timestamp.server";

/** The JSON of a sighting for the owner. */
export const sightingShape = z
  .object({
    id: z.string(),
    kind: z.enum(sightingKinds),
    city: z.string().nullable(),
    language: z.string(),
    createdAt: timestamp,
    tag: z.object({ code: z.string(), name: z.string(), retired: z.boolean() }),
  })
  .meta({
    examples: [
      {
        id: "9b0e6c1d7a43f2580c9e",
        kind: "seen",
        city: "Torino",
        language: "it",
        createdAt: "2024-05-12T16:05:00.000Z",
        tag: { code: "C4P9XY", name: "Zainetto", retired: false },
      },
    ],
  });

/** Converts a sighting to JSON. */
export function sightingJson({ id, kind, city, language, createdAt, tag }: Sighting) {
  return { id, kind, city, language, createdAt, tag };
}
