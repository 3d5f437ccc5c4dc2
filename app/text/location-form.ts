/** The words of the location form, "Nuova Location" (spec §2 "/admin"). */
export const locationFormText = {
  name: "Nome",
  city: "Città",
  country: "Paese",
  where: "Dove",
  whereHint: "Basta un modo solo: una foto con GPS, il link di una mappa o i due numeri.",
  photo: "Foto con GPS",
  photoHint:
    "JPG, PNG fino a 10MB. Se la foto dice dove è stata scattata, le coordinate si compilano da sole.",
  extract: "Estrai GPS dalla foto",
  extracting: "Lettura della foto...",
  paste: "Incolla qui il link di una mappa o le coordinate",
  pasteHint: "Da Google Maps, OpenStreetMap o Mappe di Apple; oppure «45.4642, 9.19».",
  pasteUse: "Usa questo punto",
  pasteDone: (latitude: string, longitude: string) => `Coordinate compilate: ${latitude}, ${longitude}`,
  pasteUnreadable:
    "Qui non trovo un punto: incolla il link di una mappa, oppure latitudine e longitudine come «45.4642, 9.19».",
  pasteShort:
    "Questo link è abbreviato: aprilo, aspetta la mappa e copia l’indirizzo lungo; oppure tieni premuto sul punto e copia le coordinate.",
  latitude: "Latitudine",
  latitudeHint: "Fra -90 e 90, con il punto: 45.4642",
  longitude: "Longitudine",
  longitudeHint: "Fra -180 e 180, con il punto: 9.19",
  map: "Scegli sulla mappa",
  mapLabel: "Mappa su cui scegliere il punto",
  mapFailed: "La mappa non si apre: usa un altro modo, oppure riprova più tardi.",
  mapHint: "Tocca la mappa nel punto della tappa: le coordinate si compilano da sole.",
  description: "Descrizione",
  blogPost: "Articolo collegato",
  noBlogPost: "Nessun articolo",
  submit: "Crea Location",
  pending: "Creazione...",
};
