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

/** What is said beside all other fields, by field and code: those of the owner's forms and of the calls. */
export const ownerFieldSentences = {
  title: { missing: "Titolo obbligatorio" },
  content: { missing: "Contenuto obbligatorio" },
  name: { missing: "Nome obbligatorio" },
  city: { missing: "Città obbligatoria" },
  country: { missing: "Paese obbligatorio" },
  reactions: { malformed: "Le reazioni si contano con un numero intero, da 0 in su" },
  published: { "not-a-boolean": "Scrivi true per mostrare l’articolo o false per nasconderlo" },
  latitude: { missing: "Latitudine obbligatoria", malformed: "Formato latitudine non valido" },
  longitude: { missing: "Longitudine obbligatoria", malformed: "Formato longitudine non valido" },
  visible: { "not-a-boolean": "Scrivi true per mostrare la tappa o false per nasconderla" },
  blogPostId: {
    unknown: "Questo articolo non c’è più: scegline un altro o lascia la tappa senza articolo.",
  },
  place: {
    malformed:
      "Qui non trovo un punto: incolla il link di una mappa, oppure latitudine e longitudine come «45.4642, 9.19».",
    "short-link":
      "Questo link è abbreviato: aprilo, aspetta la mappa e copia l’indirizzo lungo; oppure tieni premuto sul punto e copia le coordinate.",
  },
  photo: {
    missing: "Scegli prima una foto, poi premi di nuovo «Estrai GPS dalla foto».",
    "draft-gone": "La foto caricata prima non c’è più: sceglila di nuovo.",
  },
  existingPhotos: { "photo-gone": "Una delle foto scelte non c’è più: toglila e riprova." },
  password: { missing: "Password richiesta" },
  limit: { malformed: "limit è un numero intero da 1 a 100" },
  before: { unknown: "before non è l’id di un elemento di questa lista: riparti dall’inizio" },
};

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
  undecodable: (file: string) =>
    `«${file}» è danneggiata e non si apre: scegli un’altra foto o uno screenshot.`,
  "undecodable-heic": (file: string) =>
    `«${file}» è una foto HEIC che non riusciamo ad aprire: invia uno screenshot della foto, oppure sull’iPhone scegli Impostazioni > Fotocamera > Formati > Più compatibile e scattala di nuovo.`,
};
