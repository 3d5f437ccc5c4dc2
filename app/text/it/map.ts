import { inDigits } from "./journey";

/** The words of the map and its stops. */
export const mapText = {
  title: "Le Tappe del Viaggio",
  loading: "Caricamento mappa...",
  live: "Mappa interattiva del viaggio",
  nothingToShow: "Nessuna tappa ha ancora le coordinate GPS: per ora sulla mappa non c’è nulla da mostrare.",
  list: "Tutte le Tappe",
  empty: "Nessuna tappa ancora registrata.",
  emptyHint: "Lo zaino è pronto: la prima tappa comparirà qui.",
  article: "Articolo",
  clustered: "I timbri rotondi raccolgono più tappe vicine fra loro.",
  latestLegs: "La linea tratteggiata segue solo le tappe più recenti.",
  coloured: "La linea passa dal verde delle prime tappe al rosso delle ultime.",
  play: "Rivivi il viaggio",
  stopPlaying: "Ferma",
  pages: "Pagine dell’elenco delle tappe",
  previousPage: "Tappe precedenti",
  nextPage: "Tappe successive",
  toMap: "Vai alla mappa",
  details: "Vedi dettagli",
  hasArticle: "Questa tappa ha un articolo nel diario.",
  zoomIn: "Ingrandisci",
  zoomOut: "Rimpicciolisci",
  closePopup: "Chiudi",
};

/** What search engines and shared links say of the map. */
export const mapDescription = (product: string) =>
  `Dove è stato ${product} finora: la mappa e l’elenco di tutte le tappe del viaggio.`;

/** The sentence under the title. */
export const mapLead = (product: string) =>
  `Ogni segnalino è una persona che ha incontrato ${product} e lo ha aiutato a ripartire.`;

/** '1 tappa del viaggio', '12 tappe del viaggio'. */
export const stopCount = (count: number) =>
  count === 1 ? "1 tappa del viaggio" : `${count} tappe del viaggio`;

/** 'Tappa 3'. */
export const stopNumber = (number: number) => `Tappa ${number}`;

/** Where the toy is while the journey is played. */
export const playedStop = (number: number, city: string) => `Tappa ${number}: ${city}`;

/** What a pin of the map says to those who do not see it. */
export const pinLabel = (number: number, city: string, country: string) =>
  `Tappa ${number}: ${city}, ${country}`;

/** What the stamp for several close stops says: how many, around which city, from which number to which. */
export const clusterLabel = (count: number, city: string, first: number, last: number) =>
  `${count} tappe intorno a ${city}, dalla ${first} alla ${last}`;

/** What is written on that stamp: '3–6' when their numbers follow each other, else '×12'. */
export const clusterText = (count: number, first: number, last: number) =>
  last - first + 1 === count && last < 100 ? `${first}–${last}` : `×${count}`;

/** '12 tappe', on the stamp of the live map. */
export const clusterCount = (count: number) => `${count} tappe`;

/** The drawn map in words. */
export const drawnMap = (count: number, first: string, last: string) => ({
  title: "Mappa del viaggio",
  description:
    count === 0
      ? mapText.nothingToShow
      : count === 1
        ? `Una tappa: ${first}.`
        : `${count} tappe unite da una linea nell’ordine del viaggio, da ${first} a ${last}. L’elenco completo è sotto la mappa.`,
});

/** 'Pagina 2 di 84'. */
export const pageOf = (page: number, pages: number) => `Pagina ${page} di ${pages}`;

/** The words of a stop's own page or dialog. */
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

/** The links from a stop, or from its article, to the stops around it. */
export const stopNavigationText = {
  label: "Tappe vicine",
  previous: "Tappa precedente",
  next: "Tappa successiva",
  ofArticle: (city: string) => `Questa tappa sulla mappa: ${city}`,
};

/** The way on at the end of an article. */
export const nextStopText = {
  label: "La prossima tappa",
  distance: ({ kilometres, step, exact }: { kilometres: number; step: number; exact: boolean }) =>
    kilometres === 0
      ? `A meno di ${step} km da qui`
      : `A ${exact ? "" : "circa "}${inDigits(kilometres)} km da qui, in linea d’aria`,
};

/** What search engines and shared links say of a stop. */
export const stopDescription = (product: string, city: string, country: string, description: string | null) =>
  description ?? `${product} è passato da ${city}, ${country}: la tappa sulla mappa del viaggio.`;

/** What the photo of a stop shows. */
export const stopPhoto = (name: string, city: string) => `Foto della tappa: ${name}, ${city}`;
