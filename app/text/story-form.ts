/** The words of /submit (spec §2). */
export const storyFormText = (product: string) => ({
  title: "Invia la Tua Storia",
  lead: `Dove mi hai trovato? Cosa abbiamo visto insieme? Bastano poche righe e, se vuoi, qualche foto.`,
  description: `Hai trovato ${product}? Racconta la tua tappa: poche righe e fino a tre foto.`,
  photos: "Le tue foto",
  photosHint: "Fino a 3 foto, 10 MB ciascuna. JPG, PNG, WebP o HEIC.",
  photosPrivacy:
    "Se una foto contiene il luogo dello scatto, lo vedo solo io per segnare la tappa: le foto pubblicate non lo contengono.",
  photosKept: "Foto già caricate",
  removePhoto: "Togli",
  removePhotoNamed: (label: string) => `Togli ${label}`,
  keptPhotoAlt: (label: string) => `Foto già caricata: ${label}`,
  story: "La tua storia",
  storyHint: "Massimo 1000 caratteri.",
  name: "Il tuo nome",
  city: "La tua città",
  honeypot: "Non compilare questo campo",
  submit: "Invia Storia",
  pending: "Invio in corso...",
  refusedTitle: "Manca ancora qualcosa",
  refusedText:
    "La storia non è ancora partita. Quello che hai scritto e le foto sono ancora qui: correggi e invia di nuovo.",
  removedNotice: "Foto tolta",
  removedText: "Il resto è come l’hai lasciato.",
});
