/** The words of "Storie Ricevute" (spec §2 "/admin"). */
export const storiesText = {
  total: (count: number) => (count === 1 ? "1 storia ricevuta" : `${count} storie ricevute`),
  empty: "Nessuna storia ricevuta",
  emptyHint: "Quando qualcuno invia una storia, la trovi qui.",
  anonymous: "Anonimo",
  consent: "Consenso dato",
  noConsent: "Senza consenso",
  photoCount: (count: number) => (count === 1 ? "1 foto" : `${count} foto`),
  photoAlt: (label: string) => `Foto ${label}`,
  enlarge: (label: string) => `Ingrandisci ${label}`,
  choose: "Scegli",
  choosePhoto: (label: string) => `Scegli ${label}`,
  positionKnown: "Questa foto ha una posizione",
  placeHere: "Crea una tappa da qui",
  placeHereFrom: (label: string) => `Crea una tappa da qui: ${label}`,
  promote: "Promuovi",
  promoteWith: (count: number, others: number) => {
    if (count === 0) return "senza foto";
    if (others === 0) return `con ${count} foto`;
    const from = others === 1 ? "di un’altra storia" : "di altre storie";
    return others === count ? `con ${count} foto, ${from}` : `con ${count} foto, ${others} ${from}`;
  },
  promoteStory: (name: string) => `Promuovi la storia di ${name}`,
  remove: "Elimina",
  removeStory: (name: string) => `Elimina la storia di ${name}`,
  question: (name: string) => `Eliminare la storia di ${name}?`,
  questionText:
    "L’eliminazione non può essere annullata. Le foto già usate in un articolo o in una tappa restano.",
  gone: "Questa storia non c’è più.",
};

/** The words of the photos that are ticked for an article. */
export const selectionText = {
  heading: "Foto scelte",
  none: "Nessuna foto scelta. Spunta le foto che vuoi portare in un articolo, poi premi «Promuovi» sulla storia.",
  some: (count: number) => (count === 1 ? "1 foto scelta" : `${count} foto scelte`),
  hint: "Premi «Promuovi» su una storia per portarle nell’articolo.",
  update: "Aggiorna le foto scelte",
  unchoose: (label: string) => `Togli ${label}`,
  unchooseAll: "Togli tutte",
  close: "Chiudi",
};
