import type { blogPost as italian } from "~/text/it/blog-post";
import type { TranslationOf } from "~/text/translation";

/** The words of an article wherever it is shown, also beside its stop on the map. */
export const blogPost = {
  reactions: { one: "{count} reacción", other: "{count} reacciones" },
  by: "por {author}",
  onlyPhoto: "Foto: {title} ({product}, {city})",
  photo: "Foto {n} de {total}: {title} ({product}, {city})",
  neighbours: "Etapas vecinas",
  previousStop: "Etapa anterior",
  nextStop: "Etapa siguiente",
  share: { share: "Compartir", copy: "Copiar el enlace", copied: "Enlace copiado" },
} as const satisfies TranslationOf<typeof italian>;
