import type { embeds as italian } from "~/text/it/embeds";
import type { TranslationOf } from "~/text/translation";

/** What other sites say of the page that they show an excerpt of. */
export const embeds = {
  provider: "{product}’s journey",
  stopTitle: "{product} in {city}, {country}",
} as const satisfies TranslationOf<typeof italian>;
