import type { tagCode as italian } from "~/text/it/finder/tag-code";
import type { TranslationOf } from "~/text/translation";

/** The words of /t, and of the small form for a code. */
export const tagCode = {
  title: "¿Tienes el código de la etiqueta?",
  description: "Escribe el código que lees en la etiqueta del peluche y descubre a quién has encontrado.",
  lead: "Está escrito debajo del código QR: seis caracteres, letras y números. Da igual mayúsculas que minúsculas.",
  label: "Código de la etiqueta",
  submit: "Ir",
  missing: "Escribe el código que lees en la etiqueta.",
  malformed:
    "Un código tiene seis caracteres, letras y números: mira otra vez la etiqueta y vuelve a intentarlo.",
  without: "¿No lo encuentras, o ya no se lee? Tu historia también llega sin él.",
} as const satisfies TranslationOf<typeof italian>;
