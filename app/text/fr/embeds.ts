import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "Le voyage de {product}",
  stopTitle: "{product} en voyage : {city}, {country}",
  frame: {
    title: "Mets cette carte sur ton site",
    how: "Copie ce code dans une page de ton site ou de ton blog. La carte se met à jour toute seule.",
  },
} as const satisfies TranslationOf<typeof italian>;
