import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "{product}’s travel diary",
  json: "{product}’s travel diary (JSON)",
} as const satisfies TranslationOf<typeof italian>;
