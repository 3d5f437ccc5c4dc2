/** Sentences for the person, by the name of the form's field that they stand beside. */
export type FieldSentences = Record<string, string[]>;

export const tooLong = (max: number) => `Massimo ${max} caratteri`;

const consentChanged =
  "Nel frattempo il testo del consenso è cambiato: rileggilo e spunta di nuovo la casella.";

/** What is said beside the fields of the story form, by field and code. */
export const storyFieldSentences = (product: string) => ({
  story: { missing: `Racconta la tua storia con ${product}!` },
  consent: {
    "not-agreed": "Devi acconsentire alla pubblicazione per continuare",
    outdated: consentChanged,
  },
  consentVersion: { outdated: consentChanged },
  photos: {
    "draft-gone": "Le foto scelte prima non ci sono più: sceglile di nuovo.",
    "photos-wait": "Queste foto non sono ancora arrivate: quando riprovi, sceglile di nuovo.",
  },
});

/** What is said where a field has no sentence of its own for a mistake. */
export const anyFieldSentence = "Controlla questo campo e riprova.";
