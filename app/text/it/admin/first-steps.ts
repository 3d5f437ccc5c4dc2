/** The first steps of every site, on the first page of the panel. */
export const firstSteps = {
  progress: "Per cominciare: {done} su {all}",
  done: "(fatto)",
  steps: {
    name: "Nome del peluche",
    address: "Indirizzo del sito",
    tag: "Cartellino da appendere",
    notifications: "Avvisi, quando arriva una storia",
    backup: "Copia di sicurezza",
  },
} as const;
