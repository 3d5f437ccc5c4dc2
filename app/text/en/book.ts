import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the book, on paper and on the site. */
export const book = {
  title: "{product}’s journey",
  subtitle: "{product}’s travel diary, written with everyone along the way",
  route: "The way so far",
  online: "You can also read the diary here:",
  qr: "QR code of {address}",
  /** The book on the site. */
  contents: "Contents",
  page: "Page {page} of {pages}",
  pageNumber: "Page {page}",
  pages: "Pages of the book",
  previousPage: "Previous page",
  nextPage: "Next page",
  empty: "The book is still empty",
  link: "The book of the journey",
  print: "Print the book",
  printPart: "Print part {part} of {parts}",
  /** The weight of the photos, beside the link to the page to print. */
  photosOf: "The photos are about {size} MB.",
  fewPhotos: "The photos are less than 1 MB.",
  /** The page to print: its instructions, and its button. */
  printTitle: "The book to print",
  steps: [
    "Open the browser’s print dialog, with the button below or from its menu.",
    "Choose the printer, or “Save as PDF”.",
    "Leave the margins as they are, and turn on “Background graphics” to get the borders of the photos.",
  ],
  printButton: "Print",
  part: "Part {part}",
  back: "Back to the book",
} satisfies TranslationOf<typeof italian>;
