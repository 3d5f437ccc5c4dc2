/** The form of a new article says these sentences about the story that it comes from. */
export const promoted = {
  title: "Storia da {city}: {name}",
  traveller: "un viaggiatore",
  anonymous: "Anonimo",
  inDiary: "È già nel diario: «{title}». Vuoi una seconda pagina?",
  hidden: "Ha già un articolo, nascosto: «{title}». Ne vuoi un secondo?",
  openArticle: "Apri l’articolo che c’è",
  narrowConsent:
    "Il consenso di questa storia parla solo di storia e foto, non di nome e città: prima di pubblicare chiedi a chi l’ha mandata, o togli «{word}» da titolo, autore e città.",
  narrowConsentBoth:
    "Il consenso di questa storia parla solo di storia e foto, non di nome e città: prima di pubblicare chiedi a chi l’ha mandata, o togli «{name}» e «{city}» da titolo, autore e città.",
} as const;
