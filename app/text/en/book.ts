import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "The journey of {product}",
  subtitle: "The diary of {product}, written with everyone along the way",
  route: "The way so far",
  online: "You can also read the diary here:",
} satisfies TranslationOf<typeof italian>;
