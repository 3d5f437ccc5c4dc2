import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "{product}’s travel diary",
  json: "{product}’s travel diary (JSON)",
  whatItIs:
    "This is a feed: copy its address into a feed reader, and new stories arrive there by themselves.",
} as const satisfies TranslationOf<typeof italian>;
