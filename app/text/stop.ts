/** The words of a stop's own page or dialog (spec §2 "/map"). */
export const stopText = {
  noArticle: "Questa tappa non ha ancora un articolo nel diario.",
  article: "Dal diario",
  readArticle: "Leggi l’articolo nel diario",
  toMap: "Torna alla mappa",
  close: "Chiudi",
  loading: "Apro la tappa…",
  coordinates: "Coordinate",
  missingTitle: "Tappa non trovata",
  missingText: "Forse è stata tolta dalla mappa, o l’indirizzo è sbagliato.",
  failedTitle: "La tappa non si apre",
  failedText: "Forse manca la connessione: controllala e riprova.",
  retry: "Riprova",
};

/** What search engines and shared links say of a stop. */
export const stopDescription = (product: string, city: string, country: string, description: string | null) =>
  description ?? `${product} è passato da ${city}, ${country}: la tappa sulla mappa del viaggio.`;

/** What the photo of a stop shows. */
export const stopPhoto = (name: string, city: string) => `Foto della tappa: ${name}, ${city}`;
