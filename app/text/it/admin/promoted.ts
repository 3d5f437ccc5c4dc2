/** The words that the server writes into the form of a new article from a story. */
export const promotedText = {
  title: (city: string | null, name: string | null) =>
    `Storia da ${city ?? "un viaggiatore"}: ${name ?? "Anonimo"}`,
  inDiary: (title: string) => `È già nel diario: «${title}». Vuoi una seconda pagina?`,
  hidden: (title: string) => `Ha già un articolo, nascosto: «${title}». Ne vuoi un secondo?`,
  openArticle: "Apri l’articolo che c’è",
  narrowConsent: (words: string[]) =>
    `Il consenso di questa storia parla solo di storia e foto, non di nome e città: prima di pubblicare chiedi a chi l’ha mandata, o togli «${words.join("» e «")}» da titolo, autore e città.`,
};
