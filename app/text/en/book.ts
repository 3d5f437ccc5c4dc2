import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "{product}’s journey",
  subtitle: "{product}’s travel diary, written with everyone along the way",
  route: "The way so far",
  online: "You can also read the diary here:",
  qr: "QR code of {address}",
} satisfies TranslationOf<typeof italian>;
