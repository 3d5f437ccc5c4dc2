import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "Le voyage de {product}",
  subtitle: "Le journal de {product}, écrit avec celles et ceux qui ont croisé sa route",
  route: "Le chemin parcouru",
  online: "Le journal se lit aussi ici :",
} satisfies TranslationOf<typeof italian>;
