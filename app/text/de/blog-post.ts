import type { blogPost as italian } from "~/text/it/blog-post";
import type { TranslationOf } from "~/text/translation";

/** The words of an article wherever it is shown, also beside its stop on the map. */
export const blogPost = {
  reactions: { one: "{count} Reaktion", other: "{count} Reaktionen" },
  by: "von {author}",
  onlyPhoto: "Foto: {title} ({product}, {city})",
  photo: "Foto {n} von {total}: {title} ({product}, {city})",
  neighbours: "Benachbarte Stationen",
  previousStop: "Vorige Station",
  nextStop: "Nächste Station",
  share: { share: "Teilen", copy: "Link kopieren", copied: "Link kopiert" },
} as const satisfies TranslationOf<typeof italian>;
