import type { feeds as italian } from "~/text/it/feeds";
import type { TranslationOf } from "~/text/translation";

/** The words of the diary's feeds; their description is that of the diary. */
export const feeds = {
  title: "El diario de viaje de {product}",
  json: "El diario de viaje de {product} (JSON)",
  whatItIs:
    "Esto es un feed: copia su dirección en un lector de feeds, y las historias nuevas llegan ahí solas.",
} as const satisfies TranslationOf<typeof italian>;
