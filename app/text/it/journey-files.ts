/** The words around the files of the journey, under the map, and inside of them. */
export const journeyFiles = {
  title: "Porta il viaggio con te",
  lead: "Scarica tappe e percorso: GPX per navigatori e app da trekking, KML per Google Earth, GeoJSON per le mappe sul web.",
  /** Inside of the files. */
  inside: {
    title: "Il viaggio di {product}",
    description: "Le tappe di {product}, un peluche che viaggia di mano in mano.",
    route: "La linea del viaggio",
    stop: "{number}. {city}",
  },
} as const;
