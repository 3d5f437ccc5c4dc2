/** The words of the pages to print. */
export const printedTags = {
  sheetTitle: "Foglio di cartellini",
  tagTitle: "Cartellino «{name}»",
  description: "Una pagina da stampare: i cartellini da appendere al peluche.",
  sheetSteps: [
    "Stampa questa pagina su carta A4, al 100% (non «adatta alla pagina»), senza intestazioni.",
    "Taglia lungo le linee tratteggiate, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  tagSteps: [
    "Stampa questa pagina al 100%: è larga 105 mm e alta 148 (A6). Su un foglio A4 va bene lo stesso.",
    "Taglia lungo la linea tratteggiata, plastifica, e rifila lasciando un bordo di plastica.",
    "Fora il cerchietto, fai passare un cordino robusto e legalo al peluche.",
  ],
  print: "Stampa",
  printWish: "Stampa anche il primo desiderio",
  back: "Torna ai cartellini",
  nothing: "Nessun cartellino in uso da stampare.",
} as const;
