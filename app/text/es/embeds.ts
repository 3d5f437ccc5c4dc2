import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "El viaje de {product}",
  stopTitle: "{product} en {city}, {country}",
  frame: {
    title: "Pon este mapa en tu web",
    how: "Copia este código en una página de tu web o de tu blog. El mapa se actualiza solo.",
  },
} as const satisfies TranslationOf<typeof italian>;
