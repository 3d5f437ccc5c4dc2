import { z } from "zod";
import type { Place } from "~/gazetteer/gazetteer.server";
import { countryName } from "~/text/it/countries";

/** A place of the gazetteer. */
export const placeShape = z
  .object({
    name: z.string(),
    province: z.string().nullable(),
    country: z.string(),
    countryCode: z.string(),
    latitude: z.string(),
    longitude: z.string(),
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
      },
    ],
  });

/** A place with the Italian name of its country. */
export function placeJson(place: Place): z.infer<typeof placeShape> {
  const { name, province, countryCode, latitude, longitude } = place;
  return { name, province, country: countryName(countryCode), countryCode, latitude, longitude };
}
