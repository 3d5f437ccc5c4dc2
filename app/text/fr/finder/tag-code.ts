import type { tagCode as italian } from "~/text/it/finder/tag-code";
import type { TranslationOf } from "~/text/translation";

/** The words of /t, and of the small form for a code. */
export const tagCode = {
  title: "Tu as le code de l’étiquette ?",
  description: "Saisis le code que tu lis sur l’étiquette de la peluche et découvre qui tu as trouvé.",
  lead: "Il se trouve sous le QR code : six caractères, lettres et chiffres. Majuscules ou minuscules, peu importe.",
  label: "Code de l’étiquette",
  submit: "Valider",
  missing: "Saisis le code que tu lis sur l’étiquette.",
  malformed: "Un code a six caractères, lettres et chiffres : regarde encore l’étiquette et réessaie.",
  without: "Tu ne le trouves pas, ou il ne se lit plus ? Ton histoire arrive aussi sans lui.",
} as const satisfies TranslationOf<typeof italian>;
