/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "Il diario di viaggio di {product}",
  /** The name under which browsers and feed readers find the one in JSON. */
  json: "Il diario di viaggio di {product} (JSON)",
} as const;
