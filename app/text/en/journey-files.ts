import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Take the journey with you",
  lead: "Download the stops and the route.",
  files: {
    gpx: "For a satnav or a watch (GPX)",
    kml: "For Google Earth (KML)",
    geojson: "For programmers (GeoJSON)",
  },
  inside: {
    title: "{product}’s journey",
    description: "The stops of {product}, a soft toy that travels from hand to hand.",
    route: "The line of the journey",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
