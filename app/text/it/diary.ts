/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Diario di Viaggio",
  description:
    "Le storie di chi ha incontrato {product}: città, incontri e fotografie, una tappa dopo l’altra.",
  empty: "Nessuna storia ancora",
  emptyHint: "Il viaggio è appena cominciato: la prima pagina può essere la tua.",
  emptyButton: "Invia Storia",
  all: "Vedi Tutte le Storie",
  back: "Torna al diario",
  gallery: "Galleria Foto",
  like: "Mi Piace",
  beginningTitle: "Diario di Viaggio, dall’inizio",
  fromBeginning: "Leggi il diario dall’inizio",
  fromNewest: "Torna alle storie più recenti",
  /** {feed} is a link. */
  follow: "Segui il viaggio: aggiungi {feed} al tuo lettore di feed, e le storie nuove arrivano da te.",
  feed: "il feed del diario",
  /** A form that shows a part of the diary. */
  choice: {
    choose: "Scegli Paese o mese",
    everything: "Tutto il diario",
    where: "Dove",
    when: "Quando",
    show: "Mostra",
    none: "Nel diario non c’è niente per questa scelta",
  },
  newerPage: "Storie più recenti",
  olderPage: "Storie precedenti",
  laterPage: "Storie successive",
  page: "Pagina {page} di {pages}",
  pages: "Pagine del diario",
  total: { one: "{count} storia", other: "{count} storie" },
  notFoundTitle: "Articolo non trovato",
  notFoundText: "Forse questa storia è stata tolta dal diario, o l’indirizzo è sbagliato.",
  /** The link from an article to its stop on the map. */
  onMap: "Questa tappa sulla mappa: {city}",
  /** The description of an article's share card. */
  pictured: "Foto da {city}: {title}",
  /** The way on at the end of an article, and how far it is. */
  nextStop: {
    label: "La prossima tappa",
    near: "A meno di {kilometres} km da qui",
    exact: "A {kilometres} km da qui, in linea d’aria",
    about: "A circa {kilometres} km da qui, in linea d’aria",
  },
  /** At the end of the newest article, while the journey goes on. */
  onward: { title: "Dove vado adesso?", map: "Non lo so ancora: guarda la mappa" },
  photo: {
    previous: "Precedente",
    next: "Successiva",
    close: "Chiudi",
    counter: "{n} di {total}",
    bar: "Foto della storia",
    missingTitle: "Questa foto non c’è",
    missingText: "La storia è stata tolta dal diario, oppure ha meno foto.",
  },
} as const;
