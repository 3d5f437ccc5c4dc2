import { languageName } from "./language-names";
import { elideArticles } from "~/text/dates";

/** 'di Marta', or 'anonima'. */
const of = (name: string | null) => (name === null ? "anonima" : `di ${name}`);

/** The words of "Storie Ricevute". */
export const storiesText = {
  total: (count: number) => (count === 1 ? "1 storia ricevuta" : `${count} storie ricevute`),
  empty: "Nessuna storia ricevuta",
  emptyHint: "Quando qualcuno invia una storia, la trovi qui.",
  anonymous: "Anonimo",
  storyOf: (name: string | null) => `Storia ${of(name)}`,
  open: (name: string | null) => `Apri la storia ${of(name)}`,
  openShort: "Apri la storia",
  inDiary: (title: string) => `Nel diario: leggi «${title}»`,
  corrected: (moment: string) => elideArticles(`Corretta il ${moment}`),
  consent: "Consenso dato",
  noConsent: "Senza consenso",
  inLanguage: (code: string) => `in ${languageName(code)}`,
  photoCount: (count: number) => (count === 1 ? "1 foto" : `${count} foto`),
  photoAlt: (label: string) => `Foto ${label}`,
  enlarge: (label: string) => `Ingrandisci ${label}`,
  choose: "Scegli",
  choosePhoto: (label: string) => `Scegli ${label}`,
  positionKnown: "Questa foto ha una posizione",
  takenOn: (day: string) => elideArticles(`Scattata il ${day}`),
  createLocation: "Crea una tappa da qui",
  createLocationFrom: (label: string) => `Crea una tappa da qui: ${label}`,
  promote: "Promuovi",
  promoteWith: (count: number, others: number) => {
    if (count === 0) return "senza foto";
    if (others === 0) return `con ${count} foto`;
    const from = others === 1 ? "di un’altra storia" : "di altre storie";
    return others === count ? `con ${count} foto, ${from}` : `con ${count} foto, ${others} ${from}`;
  },
  promoteStory: (name: string | null) => `Promuovi la storia ${of(name)}`,
  remove: "Elimina",
  removeStory: (name: string | null) => `Elimina la storia ${of(name)}`,
  gone: "Questa storia non c’è più.",
};

/** What became of a story. */
export const storyStateText = { new: "Nuova", read: "Letta", diary: "Nel diario", suspect: "Sospetta" };

/** The words of the photos that are ticked for an article. */
export const selectionText = {
  heading: "Foto scelte",
  none: "Nessuna foto scelta. Spunta le foto che vuoi portare in un articolo, poi premi «Promuovi» sulla storia.",
  some: (count: number) => (count === 1 ? "1 foto scelta" : `${count} foto scelte`),
  hint: "Premi «Promuovi» su una storia per portarle nell’articolo.",
  update: "Aggiorna le foto scelte",
  unchoose: (label: string) => `Togli ${label}`,
  unchooseAll: "Togli tutte",
  close: "Chiudi",
};

/** The search in the lists of articles and stops. */
export const listSearchText = {
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
};

/** The words of "Gestisci Articoli". */
export const blogPostsText = {
  total: (count: number) => (count === 1 ? "1 articolo" : `${count} articoli`),
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
  createdHeading: (title: string) => `«${title}» è nel diario`,
  createdText: "Vuoi anche segnarlo sulla mappa? Città, paese e articolo sono già compilati.",
  createdLocation: "Crea la tappa di questo articolo",
  createdRead: "Leggi l’articolo",
};

/** Stops that show exactly where a finder's photo was taken. */
export const exactPointsText = {
  title: "Il punto esatto di una foto è pubblico",
  lead: "Chi ha mandato queste foto ha letto che il luogo dello scatto lo vedi solo tu. Sulla mappa queste tappe lo mostrano a tutti, esatto:",
  round: "Mostrale entro circa 1 km",
  keep: "Lascia il punto esatto",
};

/** The words of "Gestisci Locations". */
export const locationsText = {
  total: (count: number) => (count === 1 ? "1 tappa" : `${count} tappe`),
  empty: "Nessuna location creata ancora",
  emptyHint: "La prima tappa del viaggio aspetta di essere segnata.",
  emptyButton: "Crea una tappa",
  hidden: "Nascosta",
  show: "Mostra",
  hide: "Nascondi",
  look: "Vedi",
  ofBlogPost: (title: string) => `Articolo: ${title}`,
  edit: "Modifica",
  remove: "Elimina",
  shownWithin: (what: string) => `Chi legge vede ${what}`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  gone: "Questa tappa non c’è più.",
};

/** How exactly readers see a point. */
export const precisionText = {
  exact: "il punto esatto",
  "1km": "un punto entro circa 1 km",
  "10km": "un punto entro circa 10 km",
};

/** A story's mark in the owner's list: it came with the tag of this name. */
export const storyTagText = {
  withTag: (name: string) => `con il cartellino «${name}»`,
  withRetiredTag: (name: string) => `con il cartellino «${name}», in pensione`,
};
