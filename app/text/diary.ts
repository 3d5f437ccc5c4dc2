/** The words of the diary, its articles and their photos (spec §2 "/blog"). */
export const diaryText = (product: string) => ({
  title: "Diario di Viaggio",
  description: `Le storie di chi ha incontrato ${product}: città, incontri e fotografie, una tappa dopo l’altra.`,
  empty: "Nessuna storia ancora",
  emptyHint: "Il viaggio è appena cominciato: la prima pagina può essere la tua.",
  emptyButton: "Invia Storia",
  all: "Vedi Tutte le Storie",
  back: "Torna al diario",
  gallery: "Galleria Foto",
  like: "Mi Piace",
  newerPage: "Storie più recenti",
  olderPage: "Storie precedenti",
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  pages: "Pagine del diario",
  total: (count: number) => (count === 1 ? "1 storia" : `${count} storie`),
  notFoundTitle: "Articolo non trovato",
  notFoundText: "Forse è stato tolto dal diario, o l’indirizzo è sbagliato.",
});
