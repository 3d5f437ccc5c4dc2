import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the book, on paper and on the site. */
export const book = {
  title: "El viaje de {product}",
  subtitle: "El diario de viaje de {product}, escrito con quienes lo encontraron",
  route: "El camino recorrido",
  online: "El diario también se lee aquí:",
  qr: "Código QR de {address}",
  /** The book on the site. */
  contents: "Índice",
  page: "Página {page} de {pages}",
  pageNumber: "Página {page}",
  pages: "Páginas del libro",
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  empty: "El libro todavía está vacío",
  link: "El libro del viaje",
  print: "Imprimir el libro",
  printPart: "Imprimir la parte {part} de {parts}",
  /** The weight of the photos, beside the link to the page to print. */
  photosOf: "Las fotos pesan unos {size} MB.",
  fewPhotos: "Las fotos pesan menos de 1 MB.",
  /** The page to print: its instructions, and its button. */
  printTitle: "El libro para imprimir",
  steps: [
    "Abre la impresión del navegador, con el botón de aquí abajo o desde su menú.",
    "Elige la impresora, o «Guardar como PDF».",
    "Deja los márgenes como están y activa «Gráficos de fondo» para tener los bordes de las fotos.",
  ],
  printButton: "Imprimir",
  part: "Parte {part}",
  back: "Volver al libro",
} satisfies TranslationOf<typeof italian>;
