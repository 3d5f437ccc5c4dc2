/** The sightings among the received stories. */
export const sightings = {
  total: { one: "{count} avvistamento", other: "{count} avvistamenti" },
  explanation:
    "Chi ha inquadrato un cartellino ha detto solo dove si trova il peluche. Se poi racconta la storia, quella prende il posto dell’avvistamento; se non lo fa, dopo 90 giorni l’avvistamento si cancella da solo. Pubblico diventa soltanto quello che metti tu sulla mappa.",
  empty: "Nessun avvistamento",
  emptyHint: "Quando qualcuno dice dove si trova il peluche, lo trovi qui.",
  kinds: { holding: "Ce l’ha in mano", seen: "L’ha visto e lasciato lì" },
  kindsIn: { holding: "Ce l’ha in mano: {city}", seen: "L’ha visto e lasciato lì: {city}" },
  arrived: "Arrivato il {moment}",
  createLocation: "Crea una tappa",
  createLocationFrom: "Crea una tappa da: {title}",
  remove: "Elimina",
  removeNamed: "Elimina l’avvistamento: {title}",
  question: "Eliminare l’avvistamento?",
  questionText: "L’eliminazione non può essere annullata. Una tappa che ne hai già fatto resta.",
  gone: "Questo avvistamento non c’è più.",
} as const;
