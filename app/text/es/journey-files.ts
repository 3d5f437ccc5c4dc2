import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Llévate el viaje contigo",
  lead: "Descarga las etapas y el recorrido.",
  files: {
    gpx: "Para un GPS o un reloj (GPX)",
    kml: "Para Google Earth (KML)",
    geojson: "Para quien programa (GeoJSON)",
  },
  inside: {
    title: "El viaje de {product}",
    description: "Las etapas de {product}, un peluche que viaja de mano en mano.",
    route: "La línea del viaje",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
