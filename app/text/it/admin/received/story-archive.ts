/** The words of a downloaded story, and of its files' names. */
export const storyArchive = {
  story: "storia",
  photo: "foto",
  city: "Città: {city}",
  arrived: "Arrivata: {moment}",
  language: "Lingua: {language}",
  consent: "Consenso: dato (versione {version} del testo, in {language})",
  state: "Stato: {state}",
  article: "Articolo: {address}",
  photos: "Foto: {files}",
  noPhotos: "Foto: nessuna",
} as const;
