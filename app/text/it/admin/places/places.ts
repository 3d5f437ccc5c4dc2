/** The words of the search for a place in the location form. */
export const places = {
  find: "Trova il luogo",
  finding: "Cerco...",
  findHint: "Scrivi la città: paese e coordinate si compilano da soli.",
  which: "Quale «{name}»?",
  use: "Usa questo luogo",
  filled: "{place}: paese e coordinate sono compilati.",
  choose: { other: "Ho trovato {count} luoghi: scegli quello giusto." },
  failed: "La ricerca non è riuscita: riprova, o indica il punto in un altro modo.",
  published: "Il luogo che si leggerà",
  known: "Luogo trovato: {label}.",
  isIt: "«{name}»: è questo?",
  asTyped: "Nessuno di questi: resta come è scritto qui sopra",
  notIt: "No: resta come è scritto qui sopra",
  edited: "Hai cambiato città o paese: quando premi, cerco il luogo e te lo mostro prima di pubblicare.",
  photoPoint:
    "Qui è stata scattata la foto. «Pubblica e metti sulla mappa» usa questo punto quando il luogo è lo stesso, e chi legge lo vede come scegli qui.",
  photoPointMap: "Mappa con il punto della foto",
  ofPhoto: "Il punto dove è stata scattata la foto",
  ofPhotoNear: "{label}: dove è stata scattata la foto",
  far: "La foto è stata scattata a {kilometres}\u00a0km da «{city}»: quale dei due luoghi conta?",
  unknown: "Non conosco nessun luogo che si chiama «{city}»: controlla che città e paese siano giusti.",
  unknownNear:
    "Non conosco nessun luogo che si chiama «{city}» (la foto è stata scattata vicino a «{near}»): controlla che città e paese siano giusti.",
  suggested: "È il luogo più vicino alle coordinate: correggilo, se è un altro.",
} as const;
