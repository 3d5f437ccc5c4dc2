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
  consentChanged: "Nel frattempo il testo del consenso è cambiato: rileggilo e spunta di nuovo la casella.",
  draftGone: "Le foto scelte prima non ci sono più: sceglile di nuovo.",
  photosWait: "Queste foto non sono ancora arrivate: quando riprovi, sceglile di nuovo.",
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
