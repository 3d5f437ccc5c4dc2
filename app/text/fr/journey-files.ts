import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Emporte le voyage avec toi",
  lead: "Télécharge les étapes et le parcours.",
  files: {
    gpx: "Pour un GPS ou une montre (GPX)",
    kml: "Pour Google Earth (KML)",
    geojson: "Pour les développeurs (GeoJSON)",
  },
  inside: {
    title: "Le voyage de {product}",
    description: "Les étapes de {product}, une peluche qui voyage de main en main.",
    route: "La ligne du voyage",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
