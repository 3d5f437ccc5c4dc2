import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Nimm die Reise mit",
  lead: "Lade Stationen und Strecke herunter: GPX für Navis und Wander-Apps, KML für Google Earth, GeoJSON für Karten im Web.",
  inside: {
    title: "Die Reise von {product}",
    description: "Die Stationen von {product}, einem Plüschtier, das von Hand zu Hand reist.",
    route: "Die Linie der Reise",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
