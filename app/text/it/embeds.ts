/** What other sites say of the page that they show an excerpt of. */
export const embeds = {
  provider: "Il viaggio di {product}",
  stopTitle: "{product} a {city}, {country}",
} as const;
