/** The words of the diary, its articles and the pages of their photos. */
export const diary = {
  title: "Diario di Viaggio",
  description:
    "Le storie di chi ha incontrato {product}: città, incontri e fotografie, una tappa dopo l’altra.",
  empty: "Nessuna storia ancora",
  emptyHint: "Il viaggio è appena cominciato: la prima pagina può essere la tua.",
  emptyButton: "Invia Storia",
  all: "Vedi Tutte le Storie",
  back: "Torna al diario",
  gallery: "Galleria Foto",
  like: "Mi Piace",
  newerPage: "Storie più recenti",
  olderPage: "Storie precedenti",
  page: "Pagina {page} di {pages}",
  pages: "Pagine del diario",
  total: { one: "{count} storia", other: "{count} storie" },
  notFoundTitle: "Articolo non trovato",
  notFoundText: "Forse è stato tolto dal diario, o l’indirizzo è sbagliato.",
  /** Of an article: to its stop on the map. */
  onMap: "Questa tappa sulla mappa: {city}",
  photo: {
    previous: "Precedente",
    next: "Successiva",
    close: "Chiudi",
    counter: "{n} di {total}",
    bar: "Foto dell’articolo",
    missingTitle: "Questa foto non c’è",
    missingText: "L’articolo è stato tolto dal diario, oppure ha meno foto.",
  },
} as const;
