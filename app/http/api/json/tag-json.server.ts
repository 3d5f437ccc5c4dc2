import * as z from "zod";
import type { TagInUse } from "~/domain/tags/tag";
import { day, timestamp } from "~/http/api/timestamp.server";

/** The JSON of a tag for the owner. */
export const tagShape = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    retired: z.boolean(),
    createdAt: timestamp,
    scans: z.int(),
    sightings: z.int(),
    stories: z.int(),
    lastSeen: day.nullable(),
  })
  .meta({
    examples: [
      {
        id: "3c1f7be09a52d6e48b17",
        code: "C4P9XY",
        name: "Zainetto",
        retired: false,
        createdAt: "2024-05-02T18:20:00.000Z",
        scans: 12,
        sightings: 1,
        stories: 3,
        lastSeen: "2024-05-12",
      },
    ],
  });

/** Converts a tag to JSON, with the numbers of its scans and stories. */
export function tagJson(tag: TagInUse): z.infer<typeof tagShape> {
  const { id, code, name, retired, createdAt, scans, sightings, stories, lastSeen } = tag;
  return { id, code, name, retired, createdAt, scans, sightings, stories, lastSeen };
}
