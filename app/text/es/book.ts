import type { book as italian } from "~/text/it/book";
import type { TranslationOf } from "~/text/translation";

/** The words of the printed book. */
export const book = {
  title: "El viaje de {product}",
  subtitle: "El diario de viaje de {product}, escrito con quienes lo encontraron",
  route: "El camino recorrido",
  online: "El diario también se lee aquí:",
  qr: "Código QR de {address}",
} satisfies TranslationOf<typeof italian>;
