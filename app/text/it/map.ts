/** The words of the map and its stops. */
export const map = {
  title: "Le Tappe del Viaggio",
  /** The description for search engines and shared links. */
  description: "Dove è stato {product} finora: la mappa e l’elenco di tutte le tappe del viaggio.",
  lead: "Ogni segnaposto è una persona che ha incontrato {product} e lo ha aiutato a ripartire.",
  loading: "Caricamento mappa...",
  live: "Mappa interattiva del viaggio",
  nothingToShow: "Nessuna tappa ha ancora le coordinate GPS: per ora sulla mappa non c’è nulla da mostrare.",
  badge: { one: "{count} tappa del viaggio", other: "{count} tappe del viaggio" },
  list: "Tutte le Tappe",
  empty: "Nessuna tappa ancora registrata.",
  emptyHint: "Lo zaino è pronto: la prima tappa comparirà qui.",
  article: "Articolo",
  clustered: "I timbri rotondi raccolgono più tappe vicine fra loro.",
  beyond: "Un timbro con la freccia è una tappa più lontana, in quella direzione.",
  latestLegs: "La linea tratteggiata segue solo le tappe più recenti.",
  tiles: "La mappa dettagliata chiede le sue immagini a {tilesFrom}.",
  coloured: "La linea passa dal verde delle prime tappe al rosso delle ultime.",
  play: "Rivivi il viaggio",
  stopPlaying: "Ferma",
  page: "Pagina {page} di {pages}",
  pages: "Pagine dell’elenco delle tappe",
  previousPage: "Tappe precedenti",
  nextPage: "Tappe successive",
  toMap: "Vai alla mappa",
  details: "Vedi dettagli",
  hasArticle: "Questa tappa ha una storia nel diario.",
  zoomIn: "Ingrandisci",
  zoomOut: "Rimpicciolisci",
  closePopup: "Chiudi",
  /** The toy's position while the journey is played. */
  playedStop: "Tappa {number}: {city}",
  stopNumber: "Tappa {number}",
  /** The name of a pin for readers who do not see it. */
  pin: "Tappa {number}: {city}, {country}",
  /** The words on the stamp that stands for several close stops; {numbers}: '4–6', or '7, 8, 13'. */
  cluster: "{city} e dintorni: tappe {numbers}",
  /** The drawn map in words. */
  drawn: {
    title: "Mappa del viaggio",
    oneStop: "Una tappa: {city}.",
    stops: "{count} tappe unite da una linea nell’ordine del viaggio (la prima: {first}, l’ultima: {last}).",
    /** Where the list of all stops stands below the map. */
    list: "L’elenco completo è sotto la mappa.",
  },
  /** A stop's own page or dialog. */
  stop: {
    description: "{product} è passato da qui: {city}, {country}. La tappa sulla mappa del viaggio.",
    photo: "Foto della tappa: {name} ({product}, {city})",
    wish: "Desiderio esaudito:",
    noArticle: "Questa tappa non ha ancora una storia nel diario.",
    article: "Dal diario",
    readArticle: "Leggi la storia nel diario",
    toMap: "Torna alla mappa",
    close: "Chiudi",
    missingTitle: "Tappa non trovata",
    missingText: "Forse è stata tolta dalla mappa, o l’indirizzo è sbagliato.",
    failedTitle: "La tappa non si apre",
    failedText: "Forse manca la connessione: controllala e riprova.",
    retry: "Riprova",
  },
} as const;
