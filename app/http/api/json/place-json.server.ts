import * as z from "zod";
import type { FoundPlace } from "~/domain/places/find-places.server";
import { countryName } from "~/text/it/admin/countries";
import { shaped } from "./shapes.server";

/** The JSON of a place in the gazetteer. */
export const placeShape = z
  .object({
    name: z.string(),
    province: z.string().nullable(),
    country: z.string(),
    countryCode: z.string(),
    latitude: z.string(),
    longitude: z.string(),
    best: z.boolean(),
  })
  .meta({
    examples: [
      {
        name: "Lecce",
        province: "LE",
        country: "Italia",
        countryCode: "IT",
        latitude: "40.355",
        longitude: "18.172",
        best: true,
      },
    ],
  });

/** Converts a place to JSON, with its country in Italian. `best` is true for the place that is probably meant. */
export function placeJson(place: FoundPlace): z.infer<typeof placeShape> {
  return shaped(placeShape, { ...place, country: countryName(place.countryCode), best: place.isBest });
}
