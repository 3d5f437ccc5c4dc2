/** The words of /submit. */
export const storyFormText = (product: string) => ({
  title: "Invia la Tua Storia",
  lead: `Dove mi hai trovato? Cosa abbiamo visto insieme? Bastano poche righe e, se vuoi, qualche foto.`,
  description: `Hai trovato ${product}? Racconta la tua tappa: poche righe e fino a tre foto.`,
  photos: "Le tue foto",
  pickPhotos: "Scegli le foto",
  photosHint: "Fino a 3 foto, 10 MB ciascuna. JPG, PNG, WebP o HEIC.",
  photosPrivacy:
    "Se una foto contiene il luogo dello scatto, lo vedo solo io per segnare la tappa: le foto pubblicate non lo contengono. Con la ricevuta che avrai ritiri tutto quando vuoi.",
  photosKept: "Foto già caricate",
  photosCount: (count: number) => (count === 1 ? "1 foto selezionata" : `${count} foto selezionate`),
  photosLeftOut: "Posso portarne al massimo 3: ho tenuto le prime. Togline una per cambiarla.",
  photosLeftOutBefore: (count: number) =>
    `${count === 1 ? "Un’altra foto è rimasta" : `Altre ${count} foto sono rimaste`} fuori: posso portarne al massimo 3. Per cambiarne una, toglila e scegline un’altra.`,
  chosenPhotoAlt: (file: string) => `Foto scelta: ${file}`,
  noPreview: "Anteprima non disponibile: la foto parte lo stesso.",
  removePhoto: "Togli",
  removePhotoNamed: (label: string) => `Togli ${label}`,
  draftPhotoAlt: (label: string) => `Foto già caricata: ${label}`,
  story: "La tua storia",
  storyHint: "Massimo 1000 caratteri.",
  storyCounter: (count: number, max: number) => `${count} / ${max}`,
  storyFull: "Hai raggiunto i 1000 caratteri.",
  name: "Il tuo nome",
  city: "La tua città",
  honeypot: "Non compilare questo campo",
  submit: "Invia Storia",
  pending: "Invio in corso...",
  retry: "Riprova",
  preparing: "Preparo le foto per il viaggio…",
  uploading: "La tua storia sta partendo: tieni aperta questa pagina.",
  arriving: "È tutto arrivato: la metto al sicuro…",
  progress: "Avanzamento dell’invio",
  notSentTitle: "La storia non è ancora partita",
  stillHere: "Quello che hai scritto e le foto sono ancora qui.",
  connectionLost: "La connessione si è interrotta. Quando torna la rete, premi Riprova.",
  tooHeavy: "Le foto sono troppo pesanti tutte insieme: togline una, o scegline di più leggere, e riprova.",
  tooMany: "Stanno arrivando molte storie tutte insieme: aspetta qualche minuto e premi Riprova.",
  siteFailed: "Il sito ha avuto un problema che non dipende da te: aspetta un momento e premi Riprova.",
  plainSending: "La rete funziona, ma qualcosa blocca questo modo di inviare. Prova con l’invio semplice.",
  sendPlainly: "Invio semplice",
  removedNotice: "Foto tolta",
  removedText: "Il resto è come l’hai lasciato.",
  tagKnown: "La tua storia parte con il cartellino",
  tagQuestion: "Hai il codice del cartellino?",
});

/** What a finder agrees to on /submit, by version; the versions are listed in `domain/stories/consent`. */
export const consentSentences = {
  "2026-11-21": (product: string) =>
    `Acconsento alla pubblicazione della mia storia e delle mie foto sui canali social di ${product} e su questo sito.`,
};
