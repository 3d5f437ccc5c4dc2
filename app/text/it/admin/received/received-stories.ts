/** The filters and the search of "Storie Ricevute". */
export const storyFilters = {
  label: "Filtra le storie",
  all: "Ricevute",
  states: {
    new: "Nuove",
    read: "Lette",
    diary: "Nel diario",
    suspect: "Sospette",
    sighting: "Avvistamenti",
    withdrawn: "Ritirate",
  },
  search: "Cerca nelle storie",
  searchHint: "Nome, città o parole: maiuscole e accenti non contano.",
  submit: "Cerca",
  clearSearch: "Togli la ricerca",
  found: { one: "{count} storia trovata", other: "{count} storie trovate" },
  nothing: "Nessuna storia trovata",
  nothingHint: "Nessuna storia corrisponde a quello che cerchi.",
  clear: "Mostra tutte le storie",
} as const;

/** The stories that their senders took back. */
export const withdrawnStories = {
  total: {
    one: "{count} storia o avvistamento ritirato",
    other: "{count} fra storie e avvistamenti ritirati",
  },
  explanation:
    "Chi le aveva mandate le ha ritirate: parole e foto sono cancellate da questo sito, e l’articolo che ne era nato è vuoto e nascosto. Resta solo il giorno. Se le avevi messe sui social o salvate altrove, toglile anche da lì.",
  on: "Ritirata:",
  removeArticle: "Elimina l’articolo vuoto",
  empty: "Niente di ritirato",
} as const;

/** Sentences about several stories at once. */
export const storyRemoval = {
  choose: "Da eliminare",
  chooseStory: "Da eliminare insieme ad altre: la storia di {name}",
  label: "Eliminare più storie insieme",
  none: "Per eliminare più storie in una volta, spunta «Da eliminare» accanto a ognuna.",
  some: { one: "{count} storia da eliminare", other: "{count} storie da eliminare" },
  remove: "Elimina le storie scelte",
} as const;

/** The page of one story. */
export const storyPage = {
  back: "Torna alle storie",
  arrived: "Arrivata il {moment}",
  consent: "Testo del consenso: versione {version}, in {language}",
  article: "Leggi l’articolo «{title}»",
  articleHidden: "Il suo articolo «{title}» è nascosto",
  openArticle: "aprilo",
  createLocation: "Crea una tappa",
  download: "Scarica la storia (zip)",
  markNew: "Segna come nuova",
  notSpam: "Non è spam",
  suspect: {
    links: "Sembra spam perché ha due o più link.",
    repeated: "Sembra spam perché lo stesso testo è già arrivato.",
    words: "Sembra spam perché ha parole dell’elenco nelle impostazioni.",
  },
  suspectFate:
    "Una storia sospetta non ti manda un avviso suo: al massimo una volta alla settimana un avviso conta quelle che aspettano da un giorno. Va nel cestino 30 giorni dopo che l’hai vista; «Non è spam» la mette fra le nuove.",
  answer: "Rispondi a chi l’ha mandata",
  answerLabel: "La tua risposta",
  answerHint:
    "Chi ha la ricevuta la legge lì, con il giorno. Al massimo 500 caratteri; puoi cambiarla o toglierla quando vuoi.",
  answered: "Risposta scritta il {moment}",
  saveAnswer: "Salva la risposta",
  savingAnswer: "Salvataggio...",
  removeAnswer: "Togli la risposta",
  ready: "Frasi pronte",
  readyHint: "Si aggiungono in {language}, e le puoi cambiare.",
  typedAnswer: "La risposta che avevi scritto:",
  nextNew: "Prossima storia nuova",
} as const;
