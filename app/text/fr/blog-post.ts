import type { blogPost as italian } from "~/text/it/blog-post";
import type { TranslationOf } from "~/text/translation";

/** The words of an article wherever it is shown, also beside its stop on the map. */
export const blogPost = {
  reactions: { one: "{count} réaction", other: "{count} réactions" },
  by: "par {author}",
  onlyPhoto: "Photo : {title} ({product}, {city})",
  photo: "Photo {n} sur {total} : {title} ({product}, {city})",
  neighbours: "Étapes voisines",
  previousStop: "Étape précédente",
  nextStop: "Étape suivante",
  share: { share: "Partager", copy: "Copier le lien", copied: "Lien copié" },
} as const satisfies TranslationOf<typeof italian>;
