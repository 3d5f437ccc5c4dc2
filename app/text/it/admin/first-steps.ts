/** The first steps of every site, on the first page of the panel. */
export const firstStepsText = {
  progress: (done: number, all: number) => `Per cominciare: ${done} su ${all}`,
  done: "(fatto)",
  steps: {
    name: "Nome del peluche",
    address: "Indirizzo del sito",
    tag: "Cartellino da appendere",
    notifications: "Avvisi, quando arriva una storia",
    backup: "Copia di sicurezza",
  },
};
