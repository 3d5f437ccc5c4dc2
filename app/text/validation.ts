const tooLong = (max: number) => `Massimo ${max} caratteri`;

/** Sentences that the owner's forms share. */
export const formSentences = {
  draftGone: "La foto caricata prima non c’è più: sceglila di nuovo.",
  photoUnknown: "Una delle foto scelte non c’è più: toglila e riprova.",
  photoMissing: "Scegli prima una foto, poi premi di nuovo «Estrai GPS dalla foto».",
};

/** Sentences beside the fields of the story form (spec §5). */
export const storySentences = (product: string) => ({
  storyMissing: `Racconta la tua storia con ${product}!`,
  consentMissing: "Devi acconsentire alla pubblicazione per continuare",
  draftGone: "Le foto scelte prima non ci sono più: sceglile di nuovo.",
  tooLong,
});

/** Sentences beside the fields of the article form (spec §5). */
export const blogPostSentences = {
  titleMissing: "Titolo obbligatorio",
  contentMissing: "Contenuto obbligatorio",
  cityMissing: "Città obbligatoria",
  countryMissing: "Paese obbligatorio",
  reactions: "Le reazioni si contano con un numero intero, da 0 in su",
  publishedFlag: "Scrivi true per mostrare l’articolo o false per nasconderlo",
  tooLong,
};

/** Sentences beside the fields of the location form (spec §5). */
export const locationSentences = {
  nameMissing: "Nome obbligatorio",
  cityMissing: "Città obbligatoria",
  countryMissing: "Paese obbligatorio",
  latitudeMissing: "Latitudine obbligatoria",
  latitudeFormat: "Formato latitudine non valido",
  longitudeMissing: "Longitudine obbligatoria",
  longitudeFormat: "Formato longitudine non valido",
  visibleFlag: "Scrivi true per mostrare la tappa o false per nasconderla",
  blogPostUnknown: "Questo articolo non c’è più: scegline un altro o lascia la tappa senza articolo.",
  tooLong,
};

/** Why a file did not become a photo; `file` is the sender's own name for it. */
export const photoSentences = {
  "not-an-image": (file: string) => `«${file}» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.`,
  "too-large": (file: string) =>
    `«${file}» pesa più di 10 MB: scegli una foto più leggera o inviane uno screenshot.`,
  "too-many-pixels": (file: string) => `«${file}» ha troppi pixel (più di 50 milioni): riducila e riprova.`,
  undecodable: (file: string) =>
    `«${file}» è danneggiata e non si apre: scegli un’altra foto o uno screenshot.`,
  "undecodable-heic": (file: string) =>
    `«${file}» è una foto HEIC che non riusciamo ad aprire: invia uno screenshot della foto, oppure sull’iPhone scegli Impostazioni > Fotocamera > Formati > Più compatibile e scattala di nuovo.`,
};
