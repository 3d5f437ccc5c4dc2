import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "{product}’s journey",
  stopTitle: "{product} in {city}, {country}",
  frame: {
    title: "Put this map on your site",
    how: "Copy this code into a page of your site or blog. The map updates by itself.",
  },
} as const satisfies TranslationOf<typeof italian>;
