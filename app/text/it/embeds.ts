/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "Il viaggio di {product}",
  stopTitle: "{product}: {city}, {country}",
} as const;
