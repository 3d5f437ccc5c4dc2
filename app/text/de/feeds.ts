import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "Das Reisetagebuch von {product}",
  json: "Das Reisetagebuch von {product} (JSON)",
  whatItIs:
    "Das ist ein Feed: Kopiere seine Adresse in einen Feedreader, und neue Geschichten kommen dort von selbst an.",
} as const satisfies TranslationOf<typeof italian>;
