/** What a finder agrees to on /submit, by version; the versions are listed in `domain/stories/consent`. */
export const consentSentences = {
  "2026-11-21": (product: string) =>
    `Acconsento alla pubblicazione della mia storia e delle mie foto sui canali social di ${product} e su questo sito.`,
};
