/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "Il viaggio di {product}",
  stopTitle: "{product}: {city}, {country}",
  /** Under the map: the code that shows it in a frame of another site. */
  frame: {
    title: "Metti questa mappa nel tuo sito",
    how: "Copia questo codice nella pagina del tuo sito o del tuo blog. La mappa si aggiorna da sola.",
  },
} as const;
