import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "Le voyage de {product}",
  subtitle: "Le carnet de voyage de {product}, écrit avec celles et ceux qui ont croisé sa route",
  route: "Le chemin parcouru",
  online: "Le carnet se lit aussi ici :",
  qr: "Code QR de {address}",
} satisfies TranslationOf<typeof italian>;
