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

/** Why the owner's public address is not taken: it is not the one (`here`) by which the form came. */
export const otherAddress = (wanted: string, here: string) =>
  `Adesso sei su ${here}. Per impostare ${wanted} apri ${wanted}/admin/impostazioni e salva da lì: così si vede che funziona.`;

/** What is said where a field has no sentence of its own for a mistake. */
export const anyFieldSentence = "Controlla questo campo e riprova.";

/** Why a file did not become a photo; `file` is the sender's own name for it. */
export const photoSentences = {
  empty: (file: string) =>
    `«${file}» è vuota, forse non è ancora su questo dispositivo: scegli un’altra foto o toglila.`,
  "not-an-image": (file: string) => `«${file}» non è una foto: scegli un’immagine JPG, PNG, WebP o HEIC.`,
  "too-large": (file: string) =>
    `«${file}» pesa più di 10 MB: scegli una foto più leggera o inviane uno screenshot.`,
  "too-many-pixels": (file: string) => `«${file}» ha troppi pixel (più di 50 milioni): riducila e riprova.`,
  "too-much-memory": (file: string) =>
    `«${file}» è troppo grande per un file del suo tipo: riducila a 2560 pixel di lato, o inviane uno screenshot.`,
  undecodable: (file: string) =>
    `«${file}» è danneggiata e non si apre: scegli un’altra foto o uno screenshot.`,
  "undecodable-heic": (file: string) =>
    `«${file}» è una foto HEIC che non riusciamo ad aprire: invia uno screenshot della foto, oppure sull’iPhone scegli Impostazioni > Fotocamera > Formati > Più compatibile e scattala di nuovo.`,
};
