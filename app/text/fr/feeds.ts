import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "Le carnet de voyage de {product}",
  json: "Le carnet de voyage de {product} (JSON)",
  whatItIs:
    "Ceci est un flux : copie son adresse dans un lecteur de flux, et les nouvelles histoires y arrivent toutes seules.",
} as const satisfies TranslationOf<typeof italian>;
