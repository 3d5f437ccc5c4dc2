import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "Die Reise von {product}",
  stopTitle: "{product} in {city}, {country}",
  frame: {
    title: "Setz diese Karte auf deine Website",
    how: "Kopiere diesen Code in eine Seite deiner Website oder deines Blogs. Die Karte aktualisiert sich von selbst.",
  },
} as const satisfies TranslationOf<typeof italian>;
