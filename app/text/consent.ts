/** The version of the sentence below; a story records the one that its sender agreed to. Change both together. */
export const consentVersion = "2026-11-21";

/** What a finder agrees to (spec §2 /submit, consent checkbox). */
export const consentSentence = (product: string) =>
  `Acconsento alla pubblicazione della mia storia e delle mie foto sui canali social di ${product} e su questo sito.`;
