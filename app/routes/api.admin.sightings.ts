import * as z from "zod";
import { done } from "~/domain/result";
import { sightingKinds } from "~/domain/sightings/sighting";
import { listSightings } from "~/domain/sightings/sightings.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { timestamp } from "~/http/api/json/shapes.server";

/** The JSON of a sighting for the owner. */
const sightingShape = z
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

/** Lists the sightings that no story has replaced, newest first. */
export const { calls, loader, action } = ownerRoute({
  id: "adminListSightings",
  list: "sightings",
  answer: z.array(sightingShape),
  run: async ({ site, page }) => done(await listSightings(site, page)),
});
