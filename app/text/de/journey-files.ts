import type { journeyFiles as italian } from "~/text/it/journey-files";
import type { TranslationOf } from "~/text/translation";

/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Nimm die Reise mit",
  lead: "Lade die Stationen und die Strecke herunter.",
  files: {
    gpx: "Für ein Navi oder eine Uhr (GPX)",
    kml: "Für Google Earth (KML)",
    geojson: "Für alle, die programmieren (GeoJSON)",
  },
  inside: {
    title: "Die Reise von {product}",
    description: "Die Stationen von {product}, einem Plüschtier, das von Hand zu Hand reist.",
    route: "Die Linie der Reise",
    stop: "{number}. {city}",
  },
} as const satisfies TranslationOf<typeof italian>;
