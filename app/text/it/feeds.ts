/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "Il diario di viaggio di {product}",
  /** The name under which browsers and feed readers find the one in JSON. */
  json: "Il diario di viaggio di {product} (JSON)",
  /** The first line of a feed that is opened in a browser. A link to /segui follows. */
  whatItIs:
    "Questo è un feed: copia il suo indirizzo in un lettore di feed, e le storie nuove ci arrivano da sole.",
} as const;
