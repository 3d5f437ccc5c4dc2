import * as z from "zod";
import type { FoundPlace } from "~/domain/places/find-places.server";
import { countryName } from "~/http/record-pages/place-of-blog-post.server";
import type { Site } from "~/domain/site";
import { exampled, shaped, text } from "./shapes.server";

/** The JSON of a place in the gazetteer. */
export const placeShape = exampled({
  name: [text, "Lecce"],
  province: [text.nullable(), "LE"],
  country: [text, "Italia"],
  countryCode: [text, "IT"],
  latitude: [text, "40.355"],
  longitude: [text, "18.172"],
  best: [z.boolean(), true],
});

/** Converts a place to JSON, its country in the owner's language. `best` is true for the place that is probably meant. */
export function placeJson(site: Site, place: FoundPlace): z.infer<typeof placeShape> {
  return shaped(placeShape, { ...place, country: countryName(site, place.countryCode), best: place.isBest });
}
