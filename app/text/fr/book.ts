import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the book, on paper and on the site. */
export const book = {
  title: "Le voyage de {product}",
  subtitle: "Le carnet de voyage de {product}, écrit avec celles et ceux qui ont croisé sa route",
  route: "Le chemin parcouru",
  online: "Le carnet se lit aussi ici :",
  qr: "Code QR de {address}",
  /** The book on the site. */
  contents: "Sommaire",
  page: "Page {page} sur {pages}",
  pageNumber: "Page {page}",
  pages: "Pages du livre",
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  empty: "Le livre est encore vide",
  link: "Le livre du voyage",
  print: "Imprimer le livre",
  printPart: "Imprimer la partie {part} sur {parts}",
  /** The weight of the photos, beside the link to the page to print. */
  photosOf: "Les photos pèsent environ {size} Mo.",
  fewPhotos: "Les photos pèsent moins de 1 Mo.",
  /** The page to print: its instructions, and its button. */
  printTitle: "Le livre à imprimer",
  steps: [
    "Ouvre l’impression du navigateur, avec le bouton ci-dessous ou depuis son menu.",
    "Choisis l’imprimante, ou « Enregistrer au format PDF ».",
    "Laisse les marges comme elles sont et active « Graphiques d’arrière-plan » pour avoir le bord des photos.",
  ],
  printButton: "Imprimer",
  part: "Partie {part}",
  back: "Retour au livre",
} satisfies TranslationOf<typeof italian>;
