import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the book, on paper and on the site. */
export const book = {
  title: "Die Reise von {product}",
  subtitle: "Das Tagebuch von {product}, geschrieben mit allen, die unterwegs dabei waren",
  route: "Der Weg bis hierher",
  online: "Das Tagebuch steht auch hier:",
  qr: "QR-Code von {address}",
  /** The book on the site. */
  contents: "Inhalt",
  page: "Seite {page} von {pages}",
  pageNumber: "Seite {page}",
  pages: "Seiten des Buchs",
  previousPage: "Vorige Seite",
  nextPage: "Nächste Seite",
  empty: "Das Buch ist noch leer",
  link: "Das Buch der Reise",
  print: "Buch drucken",
  printPart: "Teil {part} von {parts} drucken",
  /** The weight of the photos, beside the link to the page to print. */
  photosOf: "Die Fotos haben etwa {size} MB.",
  fewPhotos: "Die Fotos haben weniger als 1 MB.",
  /** The page to print: its instructions, and its button. */
  printTitle: "Das Buch zum Drucken",
  steps: [
    "Öffne den Druckdialog des Browsers, mit dem Knopf hier unten oder über sein Menü.",
    "Wähle den Drucker oder „Als PDF speichern“.",
    "Lass die Ränder, wie sie sind, und schalte „Hintergrundgrafiken“ ein, damit die Fotos ihren Rand bekommen.",
  ],
  printButton: "Drucken",
  part: "Teil {part}",
  back: "Zurück zum Buch",
} satisfies TranslationOf<typeof italian>;
