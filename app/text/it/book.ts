/** The words of the book, on paper and on the site. */
export const book = {
  title: "Il viaggio di {product}",
  subtitle: "Il diario di {product}, scritto con chi l’ha incontrato",
  route: "La strada fatta",
  online: "Il diario si legge anche qui:",
  qr: "Codice QR di {address}",
  /** The book on the site. */
  contents: "Indice",
  page: "Pagina {page} di {pages}",
  pageNumber: "Pagina {page}",
  pages: "Pagine del libro",
  previousPage: "Pagina precedente",
  nextPage: "Pagina successiva",
  empty: "Il libro è ancora vuoto",
  link: "Il libro del viaggio",
  print: "Stampa il libro",
  printPart: "Stampa la parte {part} di {parts}",
  /** The weight of the photos, beside the link to the page to print. */
  photosOf: "Le foto pesano circa {size} MB.",
  fewPhotos: "Le foto pesano meno di 1 MB.",
  /** The page to print: its instructions, and its button. */
  printTitle: "Il libro da stampare",
  steps: [
    "Apri la stampa del browser, con il pulsante qui sotto o dal suo menu.",
    "Scegli la stampante, oppure «Salva come PDF».",
    "Lascia i margini come sono, e accendi «Grafica di sfondo» per avere i bordi delle foto.",
  ],
  printButton: "Stampa",
  part: "Parte {part}",
  back: "Torna al libro",
} as const;
