import type { tagCode as italian } from "~/text/it/finder/tag-code";
import type { TranslationOf } from "~/text/translation";

/** The words of /t, and of the small form for a code. */
export const tagCode = {
  title: "Hast du den Code vom Anhänger?",
  description:
    "Gib den Code ein, der auf dem Anhänger des Plüschtiers steht, und erfahre, wen du gefunden hast.",
  lead: "Er steht unter dem QR-Code: sechs Zeichen, Buchstaben und Ziffern. Groß oder klein ist egal.",
  label: "Code auf dem Anhänger",
  submit: "Los",
  missing: "Gib den Code ein, der auf dem Anhänger steht.",
  malformed:
    "Ein Code hat sechs Zeichen, Buchstaben und Ziffern: Sieh noch einmal auf den Anhänger und probier es erneut.",
  without: "Du findest ihn nicht, oder er ist nicht mehr lesbar? Deine Geschichte kommt auch ohne an.",
} as const satisfies TranslationOf<typeof italian>;
