/** The notices about finding the coordinates of a location: by name, on the map, from a photo, from a pasted text. */
export const locationNotices = {
  "map-missed": {
    title: "Punto fuori dalla mappa",
    text: "Quello che hai scritto è ancora qui: guarda la frase sopra la mappa.",
    failed: true,
  },
  "place-found": {
    title: "Luogo trovato",
    text: "{place}: paese e coordinate sono compilati.",
  },
  "places-found": {
    title: "Quale luogo?",
    text: "Ne ho trovati {count}: scegli quello giusto sotto la città.",
  },
  "place-unknown": {
    title: "Luogo non trovato",
    text: "Quello che hai scritto è ancora qui: guarda la frase sotto la città.",
    failed: true,
  },
  "place-unchosen": {
    title: "Nessun luogo scelto",
    text: "Scegli uno dei luoghi trovati, poi premi di nuovo.",
    failed: true,
  },
  "place-far": {
    title: "Non ho ancora salvato",
    text: "Il punto non è in questa città: guarda la frase sotto la città. Il resto è come l’hai lasciato.",
    failed: true,
  },
  "coordinates-read": {
    title: "Punto trovato",
    text: "Coordinate: {latitude}, {longitude}",
  },
  "coordinates-unread": {
    title: "Punto non trovato",
    text: "Guarda il suggerimento sotto il campo, o inserisci le coordinate a mano.",
    failed: true,
  },
  "gps-found": {
    title: "GPS estratto!",
    text: "Coordinate: {latitude}, {longitude}",
  },
  "gps-missing": {
    title: "GPS non trovato",
    text: "La foto non dice dove è stata scattata: inserisci le coordinate a mano.",
    failed: true,
  },
  "gps-and-point-missing": {
    title: "GPS non trovato",
    text: "Questa foto non dice dove è stata scattata, e ho tolto le coordinate della foto di prima: inseriscile a mano.",
    failed: true,
  },
  "gps-refused": {
    title: "Errore estrazione GPS",
    text: "Non riesco a leggere questa foto: inserisci le coordinate a mano.",
    failed: true,
  },
  "gps-failed": {
    title: "Errore",
    text: "La lettura della foto non è riuscita: riprova, o inserisci le coordinate a mano.",
    failed: true,
  },
} as const;
