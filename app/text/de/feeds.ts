import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "Das Reisetagebuch von {product}",
  json: "Das Reisetagebuch von {product} (JSON)",
} as const satisfies TranslationOf<typeof italian>;
