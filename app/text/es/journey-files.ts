import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Llévate el viaje contigo",
  lead: "Descarga las etapas y el recorrido: GPX para navegadores GPS y apps de senderismo, KML para Google Earth, GeoJSON para los mapas en la web.",
  inside: {
    title: "El viaje de {product}",
    description: "Las etapas de {product}, un peluche que viaja de mano en mano.",
    route: "La línea del viaje",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
