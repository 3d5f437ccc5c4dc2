import * as z from "zod";
import { day, timestamp } from "./shapes.server";

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
