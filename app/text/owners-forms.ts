/** Words that the owner's two forms share. */
export const ownersFormText = {
  leave: "Quello che hai scritto non è ancora stato inviato. Vuoi uscire lo stesso?",
  keptPhoto: "Foto già caricata",
  chosen: "Foto scelte dalle storie",
  remove: "Togli",
  removeNamed: (label: string) => `Togli ${label}`,
  ofOtherStory: "Di un’altra storia",
  removeOthers: (count: number) =>
    count === 1 ? "Togli la foto dell’altra storia" : `Togli le ${count} foto di altre storie`,
  removeAll: "Togli tutte le foto scelte",
};

/** The page for a form of the owner's that could not even be kept, because nothing can be stored and the session is over. */
export const unsentFormText = {
  title: "Il sito non riesce a salvare",
  help: "In questo momento il disco è pieno o non si può scrivere, e la tua sessione è scaduta. Quello che hai scritto è ancora in questa pagina (la foto nuova no): non chiuderla. Fai spazio sul server, poi premi Riprova.",
  retry: "Riprova",
};
