/** The words of "Storie Ricevute". */
export const stories = {
  total: { one: "{count} storia ricevuta", other: "{count} storie ricevute" },
  empty: "Nessuna storia ricevuta",
  emptyHint: "Quando qualcuno invia una storia, la trovi qui.",
  anonymous: "Anonimo",
  storyOf: { named: "Storia di {name}", anonymous: "Storia anonima" },
  open: { named: "Apri la storia di {name}", anonymous: "Apri la storia anonima" },
  openShort: "Apri la storia",
  inDiary: "Nel diario: leggi «{title}»",
  corrected: "Corretta il {moment}",
  consent: "Consenso dato",
  noConsent: "Senza consenso",
  inLanguage: "in {language}",
  photoCount: { other: "{count} foto" },
  photoAlt: "Foto {label}",
  enlarge: "Ingrandisci {label}",
  choosePhoto: "Scegli {label}",
  positionKnown: "Questa foto ha una posizione",
  takenOn: "Scattata il {day}",
  createLocation: "Crea una tappa da qui",
  createLocationFrom: "Crea una tappa da qui: {label}",
  promote: "Promuovi",
  /** The photos of an article; `allOthers`: they are of other stories, `someOthers`: {count} of {all} are. */
  promoteWith: {
    none: "senza foto",
    own: { other: "con {count} foto" },
    allOthers: {
      one: "con {count} foto, di un’altra storia",
      other: "con {count} foto, di altre storie",
    },
    someOthers: {
      one: "con {all} foto, {count} di un’altra storia",
      other: "con {all} foto, {count} di altre storie",
    },
  },
  promoteStory: { named: "Promuovi la storia di {name}", anonymous: "Promuovi la storia anonima" },
  remove: "Elimina",
  removeStory: { named: "Elimina la storia di {name}", anonymous: "Elimina la storia anonima" },
  gone: "Questa storia non c’è più.",
} as const;

/** What became of a story. */
export const storyState = { new: "Nuova", read: "Letta", diary: "Nel diario", suspect: "Sospetta" } as const;

/** The words of the photos that are ticked for an article. */
export const selection = {
  heading: "Foto scelte",
  none: "Nessuna foto scelta. Spunta le foto che vuoi portare in un articolo, poi premi «Promuovi» sulla storia.",
  some: { one: "{count} foto scelta", other: "{count} foto scelte" },
  hint: "Premi «Promuovi» su una storia per portarle nell’articolo.",
  update: "Aggiorna le foto scelte",
  unchoose: "Togli {label}",
  unchooseAll: "Togli tutte",
  close: "Chiudi",
} as const;

/** The search in the lists of articles and stops. */
export const listSearch = {
  month: "Mese",
  allMonths: "Tutti i mesi",
  nothing: "Non ho trovato niente",
  nothingHint: "Prova con altre parole, o con un altro mese.",
  blogPosts: {
    search: "Cerca negli articoli",
    searchHint: "Titolo, autore, luogo o parole: maiuscole e accenti non contano.",
  },
  locations: {
    search: "Cerca nelle tappe",
    searchHint: "Nome, luogo o parole: maiuscole e accenti non contano.",
  },
} as const;

/** The words of "Gestisci Articoli". */
export const blogPosts = {
  total: { one: "{count} articolo", other: "{count} articoli" },
  empty: "Nessun articolo pubblicato ancora",
  emptyHint: "Promuovi una storia o scrivi il primo articolo.",
  emptyButton: "Scrivi un articolo",
  hidden: "Nascosto",
  withdrawn: "Ritirato",
  withdrawnTitle: "Articolo di una storia ritirata",
  withdrawnText:
    "Chi aveva mandato la storia l’ha ritirata: parole e foto non ci sono più, e l’articolo resta nascosto. Se non ti serve, eliminalo.",
  show: "Mostra",
  hide: "Nascondi",
  remove: "Elimina",
  read: "Leggi",
  edit: "Modifica",
  preview: "Anteprima",
  createLocation: "Crea la tappa",
  onMap: "Sulla mappa",
  gone: "Questo articolo non c’è più.",
  createdHeading: "«{title}» è nel diario",
  createdText: "Vuoi anche segnarlo sulla mappa? Città, paese e articolo sono già compilati.",
  createdLocation: "Crea la tappa di questo articolo",
  createdRead: "Leggi l’articolo",
} as const;

/** Stops that show exactly where a finder's photo was taken. */
export const exactPoints = {
  title: "Il punto esatto di una foto è pubblico",
  lead: "Chi ha mandato queste foto ha letto che il luogo dello scatto lo vedi solo tu. Sulla mappa queste tappe lo mostrano a tutti, esatto:",
  round: "Mostrale entro circa 1 km",
  keep: "Lascia il punto esatto",
} as const;

/** The words of "Gestisci Locations". */
export const locations = {
  total: { one: "{count} tappa", other: "{count} tappe" },
  empty: "Nessuna location creata ancora",
  emptyHint: "La prima tappa del viaggio aspetta di essere segnata.",
  emptyButton: "Crea una tappa",
  hidden: "Nascosta",
  show: "Mostra",
  hide: "Nascondi",
  look: "Vedi",
  ofBlogPost: "Articolo: {title}",
  edit: "Modifica",
  remove: "Elimina",
  shownWithin: "Chi legge vede {what}",
  gone: "Questa tappa non c’è più.",
} as const;

/** How exactly readers see a point. */
export const precision = {
  exact: "il punto esatto",
  "1km": "un punto entro circa 1 km",
  "10km": "un punto entro circa 10 km",
} as const;

/** A story's mark in the owner's list: it came with the tag of this name. */
export const storyTag = {
  withTag: "con il cartellino «{name}»",
  withRetiredTag: "con il cartellino «{name}», in pensione",
} as const;
