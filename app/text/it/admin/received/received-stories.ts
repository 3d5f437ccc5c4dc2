import { languageName } from "~/text/it/admin/language-names";
import { elideArticles } from "~/text/dates";

/** The filters and the search of "Storie Ricevute". */
export const storyFiltersText = {
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
  found: (count: number) => (count === 1 ? "1 storia trovata" : `${count} storie trovate`),
  nothing: "Nessuna storia trovata",
  nothingHint: "Nessuna storia corrisponde a quello che cerchi.",
  clear: "Mostra tutte le storie",
};

/** The stories that their senders took back. */
export const withdrawnStoriesText = {
  total: (count: number) =>
    count === 1 ? "1 storia o avvistamento ritirato" : `${count} fra storie e avvistamenti ritirati`,
  explanation:
    "Chi le aveva mandate le ha ritirate: parole e foto sono cancellate da questo sito, e l’articolo che ne era nato è vuoto e nascosto. Resta solo il giorno. Se le avevi messe sui social o salvate altrove, toglile anche da lì.",
  on: "Ritirata:",
  removeArticle: "Elimina l’articolo vuoto",
  empty: "Niente di ritirato",
};

/** Sentences about several stories at once. */
export const storyRemovalText = {
  choose: "Da eliminare",
  chooseStory: (name: string) => `Da eliminare insieme ad altre: la storia di ${name}`,
  label: "Eliminare più storie insieme",
  none: "Per eliminare più storie in una volta, spunta «Da eliminare» accanto a ognuna.",
  some: (count: number) => (count === 1 ? "1 storia da eliminare" : `${count} storie da eliminare`),
  remove: "Elimina le storie scelte",
};

/** The page of one story. */
export const storyPageText = {
  back: "Torna alle storie",
  arrived: (moment: string) => elideArticles(`Arrivata il ${moment}`),
  consent: (version: string, language: string) =>
    `Testo del consenso: versione ${version}, in ${languageName(language)}`,
  article: (title: string) => `Leggi l’articolo «${title}»`,
  articleHidden: (title: string) => `Il suo articolo «${title}» è nascosto`,
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
  answered: (moment: string) => elideArticles(`Risposta scritta il ${moment}`),
  saveAnswer: "Salva la risposta",
  savingAnswer: "Salvataggio...",
  removeAnswer: "Togli la risposta",
  ready: "Frasi pronte",
  readyHint: (language: string) => `Si aggiungono in ${languageName(language)}, e le puoi cambiare.`,
  typedAnswer: "La risposta che avevi scritto:",
  nextNew: "Prossima storia nuova",
};
