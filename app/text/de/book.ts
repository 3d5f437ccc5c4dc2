import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "Die Reise von {product}",
  subtitle: "Das Tagebuch von {product}, geschrieben mit allen, die unterwegs dabei waren",
  route: "Der Weg bis hierher",
  online: "Das Tagebuch steht auch hier:",
  qr: "QR-Code von {address}",
} satisfies TranslationOf<typeof italian>;
