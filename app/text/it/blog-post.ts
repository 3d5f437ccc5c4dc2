/** The words of an article wherever it is shown, also beside its stop on the map. */
export const blogPost = {
  reactions: { one: "{count} reazione", other: "{count} reazioni" },
  by: "di {author}",
  /** Descriptions of photos for readers who do not see them: the only one, and one of several. */
  onlyPhoto: "Foto: {title} ({product}, {city})",
  photo: "Foto {n} di {total}: {title} ({product}, {city})",
  /** Links to the stops around its own. */
  neighbours: "Tappe vicine",
  previousStop: "Tappa precedente",
  nextStop: "Tappa successiva",
  share: { share: "Condividi", copy: "Copia il link", copied: "Link copiato" },
} as const;
