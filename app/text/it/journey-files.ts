/** The words around the files of the journey, under the map. */
export const journeyFilesText = {
  title: "Porta il viaggio con te",
  lead: "Scarica tappe e percorso: GPX per navigatori e app da camminata, KML per Google Earth, GeoJSON per le mappe sul web.",
  files: [
    { address: "/journey.gpx", name: "GPX" },
    { address: "/journey.kml", name: "KML" },
    { address: "/journey.geojson", name: "GeoJSON" },
  ],
};

/** The words inside of these files. `language`: the one they are in. */
export const journeyText = (product: string) => ({
  language: "it",
  title: `Il viaggio di ${product}`,
  description: `Le tappe di ${product}, un peluche che viaggia di mano in mano.`,
  route: "La linea del viaggio",
  stop: (number: number, city: string) => `${number}. ${city}`,
});
