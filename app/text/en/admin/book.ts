import type { bookPage as italian, printBook as italianPrintBook } from "~/text/it/admin/book";
import type { TranslationOf } from "~/text/translation";

/** The words of /admin/libro and of the page that prints the book. */
export const bookPage = {
  title: "Book",
  lead: "The journey to hold in your hands: choose what is in the book, then print it, or save it as a PDF from the print dialog.",
  bookTitle: "Title",
  bookTitleHint: "If you leave it empty: “{title}”.",
  dedication: "Dedication",
  dedicationHint: "It has a page of its own, after the cover.",
  photos: "Photos of each article",
  photosOf: { three: "Up to three", cover: "Only the first" },
  format: "Format",
  formats: { a5: "A5, like an exercise book", a4: "A4, like a sheet of paper" },
  language: "Language of the book",
  languageHint: "For the words of the book, like months and numbers: articles stay as they are written.",
  save: "Save",
  pending: "Saving…",
  print: "Open the book to print",
  printYear: "Open {year}",
  byYear: "More than {max} articles don’t fit into one book: print one year at a time.",
  articles: "The articles of the book",
  countAll: "{all} of {all}: all published ones are in it.",
  count: "{inBook} of {all} published ones.",
  coverDay: "Cover: {start}.",
  coverDays: "Cover: from {start} to {end}.",
  days: "Which articles",
  from: "From",
  to: "To",
  daysHint: "One of the two is enough: everything of that time goes into the book, and nothing else.",
  onlyDays: "Only these days",
  all: "All",
  none: "None",
  leaveOut: "Take out of the book",
  takeIn: "Put back",
  out: "Not in the book",
  empty: "No articles yet",
  emptyHint: "Published articles go into the book: you find the first one here as soon as there is one.",
  withdrawn:
    "A printed book stays as it is even when somebody withdraws a story: in later prints it is no longer there.",
  /** The book on the site, for readers. */
  offer: "Readers can leaf through and print the book",
  closed: "So far only you see the book.",
  opened: "The book is open: readers can leaf through it and print it.",
  toOffer: "Open it to readers…",
  toBook: "View the book",
  close: "Close the book",
  offerLead:
    "The book goes on the site, with the map and the numbers of the journey. Look at what becomes public:",
  noDedication: "None",
  inBook: { one: "{count} article", other: "{count} articles" },
  later:
    "Articles that you publish later, and words that you change here, are at once in everybody’s book, too. You can close it at any time.",
  address: "The address:",
  openBook: "Open the book to readers",
} as const satisfies TranslationOf<typeof italian>;

/** The words around the book on the screen. */
export const printBook = {
  description: "The book of the journey, to print.",
  years: "Choose the year to print",
} as const satisfies TranslationOf<typeof italianPrintBook>;
