import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** Sentences that other sites show beside an excerpt of a page. */
export const embeds = {
  provider: "{product}’s journey",
  stopTitle: "{product} in {city}, {country}",
} as const satisfies TranslationOf<typeof italian>;
