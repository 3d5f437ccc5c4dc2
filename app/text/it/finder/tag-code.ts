/** The words of /t, and of the small form for a code. */
export const tagCode = {
  title: "Hai il codice del cartellino?",
  description: "Scrivi il codice che leggi sul cartellino del peluche e scopri chi hai trovato.",
  lead: "È scritto sotto il codice QR: sei caratteri, lettere e numeri. Maiuscole e minuscole non contano.",
  label: "Codice del cartellino",
  submit: "Vai",
  missing: "Scrivi il codice che leggi sul cartellino.",
  malformed: "Un codice ha sei caratteri, lettere e numeri: ricontrolla il cartellino e riprova.",
  without: "Non lo trovi, o non si legge più? La tua storia arriva anche senza.",
} as const;
