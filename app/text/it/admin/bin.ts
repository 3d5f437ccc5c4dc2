/** The words of the bin. */
export const bin = {
  title: "Cestino",
  lead: "Quello che elimini resta qui per 30 giorni, e lo vedi solo tu. Poi sparisce per sempre, con le foto che non servono ad altro.",
  empty: "Il cestino è vuoto",
  total: { one: "{count} cosa nel cestino", other: "{count} cose nel cestino" },
  kinds: { story: "Storia", "blog-post": "Articolo", location: "Tappa", wish: "Desiderio" },
  binned: "Nel cestino dal {moment}",
  restore: "Ripristina",
  restoreAndShow: "Ripristina e mostra",
  remove: "Elimina per sempre",
  emptyAll: "Svuota il cestino",
  question: "Eliminare per sempre «{name}»?",
  questionAll: {
    one: "Eliminare per sempre l’unica cosa nel cestino?",
    other: "Eliminare per sempre {count} cose?",
  },
  questionText:
    "L’eliminazione non può essere annullata. Le foto già usate in un articolo o in una tappa restano.",
  gone: "Nel cestino non c’è più.",
} as const;
