/** The words of the diary, its articles and their photos. */
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
  beginningTitle: "Diario di Viaggio, dall’inizio",
  fromBeginning: "Leggi il diario dall’inizio",
  fromNewest: "Torna alle storie più recenti",
  follow: {
    before: "Segui il viaggio: aggiungi",
    link: "il feed del diario",
    after: "al tuo lettore di notizie, e le storie nuove arrivano da te.",
  },
  newerPage: "Storie più recenti",
  olderPage: "Storie precedenti",
  laterPage: "Storie successive",
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  pages: "Pagine del diario",
  total: (count: number) => (count === 1 ? "1 storia" : `${count} storie`),
  notFoundTitle: "Articolo non trovato",
  notFoundText: "Forse è stato tolto dal diario, o l’indirizzo è sbagliato.",
});

/** The words around one photo of an article. */
export const photoPageText = {
  previous: "Precedente",
  next: "Successiva",
  close: "Chiudi",
  counter: (n: number | string, total: number) => `${n} di ${total}`,
  bar: "Foto dell’articolo",
  toDiary: "Torna al diario",
  missingTitle: "Questa foto non c’è",
  missingText: "L’articolo è stato tolto dal diario, oppure ha meno foto.",
};

/** '1 reazione', '12 reazioni'. */
export const reactionCount = (count: number) => (count === 1 ? "1 reazione" : `${count} reazioni`);

/** The line that says who wrote an article; null without an author. */
export const writtenBy = (author: string | null) => (author ? `di ${author}` : null);

/** What a photo of an article shows, for those who do not see it; `n` counts from 1. */
export const photoDescription = (title: string, n: number, total: number) =>
  total === 1 ? `Foto: ${title}` : `Foto ${n} di ${total}: ${title}`;

/** What the picture of an article for shared links shows. */
export const picturedIn = (title: string, city: string) => `Foto da ${city}: ${title}`;

/** The beginning of an article on one line, for search engines and shared links: at most 160 characters, whole words. */
export function excerpt(content: string): string {
  const line = content.replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  if (characters.length <= 160) return line;
  return `${characters
    .slice(0, 159)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}
