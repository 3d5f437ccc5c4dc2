import { elideArticles } from "~/text/dates";
import { dayInWords } from "./dates";

/** The words of /admin/libro and of the page that prints the book. */
export const bookPageText = {
  title: "Libro",
  lead: "Il viaggio da tenere in mano: scegli che cosa c’è nel libro, poi stampalo, o salvalo come PDF dal riquadro di stampa.",
  bookTitle: "Titolo",
  bookTitleHint: (title: string) => `Se lo lasci vuoto: «${title}».`,
  dedication: "Dedica",
  dedicationHint: "Sta da sola su una pagina, dopo la copertina.",
  photos: "Foto di ogni articolo",
  photosOf: { three: "Fino a tre", cover: "Solo la prima" },
  format: "Formato",
  formats: { a5: "A5, come un quaderno", a4: "A4, come un foglio" },
  language: "Lingua del libro",
  languageHint: "Vale per le parole del libro, come mesi e numeri: gli articoli restano come sono scritti.",
  save: "Salva",
  pending: "Salvataggio...",
  print: "Apri il libro da stampare",
  printYear: (year: string) => `Apri il ${year}`,
  byYear: (max: number) =>
    `Più di ${max} articoli non stanno in un libro solo: si stampa un anno alla volta.`,
  articles: "Gli articoli del libro",
  count: (inBook: number, all: number) =>
    inBook === all ? `${all} su ${all}: ci sono tutti quelli pubblicati.` : `${inBook} su ${all} pubblicati.`,
  cover: ({ start, end }: { start: string; end: string }) =>
    elideArticles(
      start === end
        ? `Copertina: ${dayInWords(start)}.`
        : `Copertina: dal ${dayInWords(start)} al ${dayInWords(end)}.`,
    ),
  days: "Quali articoli",
  from: "Dal giorno",
  to: "Al giorno",
  daysHint: "Anche uno solo dei due: nel libro va tutto quel periodo, e solo quello.",
  onlyDays: "Solo questi giorni",
  all: "Tutti",
  none: "Nessuno",
  leaveOut: "Togli dal libro",
  takeIn: "Rimetti",
  out: "Non è nel libro",
  empty: "Ancora nessun articolo",
  emptyHint: "Nel libro entrano gli articoli pubblicati: il primo lo trovi qui appena c’è.",
  withdrawn:
    "Un libro stampato resta com’è anche quando qualcuno ritira la sua storia: nelle stampe successive non c’è più.",
};

/** The words around the book on the screen. */
export const printBookText = {
  title: "Il libro da stampare",
  description: "Il libro del viaggio, da stampare.",
  steps: [
    "Apri la stampa del browser, con il pulsante qui sotto o dal suo menu.",
    "Scegli la stampante, oppure «Salva come PDF».",
    "Lascia i margini come sono, e accendi «Grafica di sfondo» per avere i bordi delle foto.",
  ],
  back: "Torna al libro",
  years: "Scegli l’anno da stampare",
  nothing: "Nel libro non c’è ancora nessun articolo",
};
