/** Words that the owner's two forms share. */
export const ownersFormText = {
  leave: "Quello che hai scritto non è ancora stato inviato. Vuoi uscire lo stesso?",
  keptPhoto: "Foto già caricata",
  chosen: "Foto scelte dalle storie",
  remove: "Togli",
  removeNamed: (label: string) => `Togli ${label}`,
  removeAll: "Togli tutte le foto scelte",
};
