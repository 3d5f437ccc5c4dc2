import { elideArticles } from "~/text/dates";

/** The sightings among the received stories. */
export const sightingsText = {
  total: (count: number) => (count === 1 ? "1 avvistamento" : `${count} avvistamenti`),
  explanation:
    "Chi ha inquadrato un cartellino ha detto solo dove si trova il peluche. Se poi racconta la storia, quella prende il posto dell’avvistamento; se non lo fa, dopo 90 giorni l’avvistamento si cancella da solo. Pubblico diventa soltanto quello che metti tu sulla mappa.",
  empty: "Nessun avvistamento",
  emptyHint: "Quando qualcuno dice dove si trova il peluche, lo trovi qui.",
  title: (kind: "holding" | "seen", city: string | null) => {
    const what = kind === "holding" ? "Ce l’ha in mano" : "L’ha visto e lasciato lì";
    return city === null ? what : `${what}: ${city}`;
  },
  arrived: (moment: string) => elideArticles(`Arrivato il ${moment}`),
  createLocation: "Crea una tappa",
  createLocationFrom: (title: string) => `Crea una tappa da: ${title}`,
  remove: "Elimina",
  removeNamed: (title: string) => `Elimina l’avvistamento: ${title}`,
  question: "Eliminare l’avvistamento?",
  questionText: "L’eliminazione non può essere annullata. Una tappa che ne hai già fatto resta.",
  gone: "Questo avvistamento non c’è più.",
};
