/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Porta il viaggio con te",
  lead: "Scarica le tappe e il percorso.",
  /** The links, named by what each format is for. */
  files: {
    gpx: "Per un navigatore o un orologio (GPX)",
    kml: "Per Google Earth (KML)",
    geojson: "Per chi programma (GeoJSON)",
  },
  /** Inside of the files. */
  inside: {
    title: "Il viaggio di {product}",
    description: "Le tappe di {product}, un peluche che viaggia di mano in mano.",
    route: "La linea del viaggio",
    stop: "{number}. {city}",
  },
} as const;
