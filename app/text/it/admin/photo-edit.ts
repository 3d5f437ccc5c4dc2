/** The words of the page where the owner turns and covers a photo. */
export const photoEditText = {
  link: "Ritocca",
  linkNamed: (label: string) => `Ritocca ${label}`,
  heading: (label: string) => `Ritocca la foto ${label}`,
  explanation:
    "Tocca la foto dove c’è un viso o una targa: lì va un disco opaco. Quando salvi, la foto cambia ovunque si veda, e quella di prima sparisce per sempre.",
  canvas: "La foto con i ritocchi: tocca il punto da coprire",
  size: "Grandezza del disco",
  sizes: { small: "Piccolo", medium: "Medio", large: "Grande" },
  turnLeft: "Ruota a sinistra",
  turnRight: "Ruota a destra",
  undo: "Annulla l’ultimo",
  clear: "Annulla tutto",
  numbers: "Copri senza toccare la foto",
  fromLeft: "Da sinistra, in %",
  fromTop: "Dall’alto, in %",
  coverHere: "Copri qui",
  save: "Salva",
  saving: "Salvataggio...",
  toForm: "Torna al modulo",
  pending: (count: number) =>
    count === 0
      ? "Nessun ritocco da salvare."
      : count === 1
        ? "1 ritocco da salvare."
        : `${count} ritocchi da salvare.`,
  uses: "Questa foto si vede in:",
  unused: "Questa foto non si vede ancora da nessuna parte.",
  use: {
    story: (name: string | null) => (name === null ? "una storia anonima" : `la storia di ${name}`),
    "blog-post": (title: string | null) => `l’articolo «${title}»`,
    location: (name: string | null) => `la tappa «${name}»`,
  },
  gone: "Questa foto non c’è più.",
  goneText: "È stata eliminata: non c’è niente da ritoccare.",
  back: "Torna alle storie",
};

/** Sentences for a change that could not be added; the changes so far stay. */
export const photoEditErrors = {
  outside: "Quel punto è fuori dalla foto: tocca un punto dentro la foto.",
  keyboard: "Dalla tastiera, scrivi sotto la foto quanto il punto è lontano da sinistra e dall’alto.",
  "not-a-point": "Scrivi due numeri da 0 a 100: quanto il punto è lontano da sinistra e dall’alto.",
  "too-many": "40 ritocchi per volta sono il massimo: salva questi, poi continua.",
  unreadable: "Questo indirizzo contiene ritocchi che non si leggono: li ho lasciati fuori.",
  none: "Non c’è ancora niente da salvare: ruota la foto o copri un punto.",
};

export type PhotoEditErrorCode = keyof typeof photoEditErrors;
