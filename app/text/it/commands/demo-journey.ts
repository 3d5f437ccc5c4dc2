/** A stop of the made-up journey: what its finder wrote, and where it is. */
export interface DemoStop {
  name: string;
  city: string;
  latitude: string;
  longitude: string;
  description: string;
  /** Null: a stop without an article. */
  article: { title: string; author: string | null; content: string; answer?: string } | null;
}

/** The journey that `import-demo` makes up, first stop first. */
export const demoJourney = (product: string): DemoStop[] => [
  {
    name: "Sotto i portici",
    city: "Torino",
    latitude: "45.0703",
    longitude: "7.6869",
    description: "Si parte: un tavolino, un cappuccino, uno zainetto rosso.",
    article: {
      title: "Il primo caffè non si scorda",
      author: "Marta",
      content: `Era seduto al tavolino accanto al mio, con lo zainetto già in spalla, come chi ha un treno tra poco.\n\nHo chiesto al cameriere di chi fosse. «È qui da stamattina», mi ha detto, «non ha ordinato niente.» Ho letto il cartellino, ho sorriso e l'ho portato a vedere la Mole.\n\nL'ho lasciato il giorno dopo a un ragazzo che partiva per Genova. ${product} non ha salutato: credo che non gli piacciano gli addii.`,
    },
  },
  {
    name: "Porto Antico",
    city: "Genova",
    latitude: "44.4096",
    longitude: "8.9260",
    description: "La prima volta che ha visto il mare.",
    article: {
      title: "Focaccia e gabbiani",
      author: "Luca",
      content:
        "Me l'ha dato una ragazza in stazione a Torino: «Fagli vedere il mare». E così ho fatto.\n\nSiamo rimasti sul molo fino a sera. I gabbiani lo hanno guardato con sospetto, poi hanno deciso che la focaccia era più interessante.",
    },
  },
  {
    name: "Naviglio Grande",
    city: "Milano",
    latitude: "45.4526",
    longitude: "9.1774",
    description: "Dimenticato apposta su una bicicletta.",
    article: {
      title: "Un passaggio in bicicletta",
      author: null,
      content:
        "L'ho trovato nel cestino della mia bici, legata sul Naviglio. Dentro c'era anche un biglietto: «Portami dove vai tu».\n\nAndavo al lavoro. Ha passato la giornata sulla mia scrivania, e in riunione è stato l'unico a non interrompere nessuno.",
    },
  },
  {
    name: "Arena",
    city: "Verona",
    latitude: "45.4390",
    longitude: "10.9944",
    description: "Una sera d'opera, in braccio a una maschera.",
    article: null,
  },
  {
    name: "Fondamenta Nove",
    city: "Venezia",
    latitude: "45.4440",
    longitude: "12.3390",
    description: "In vaporetto, naturalmente a prua.",
    article: {
      title: "A Venezia i capibara galleggiano",
      author: "Anna e Pietro",
      content: `Nostro figlio è convinto che ${product} sappia nuotare. Per sicurezza abbiamo preso il vaporetto.\n\nHa visto Murano, ha avuto freddo, si è asciugato al sole in Campo Santa Maria Formosa. Un signore ci ha chiesto se fosse un cane. «Quasi», ha risposto Pietro.`,
    },
  },
  {
    name: "Sotto le Due Torri",
    city: "Bologna",
    latitude: "44.4943",
    longitude: "11.3465",
    description: "Tre giorni in una casa di studenti: ha dormito poco.",
    article: {
      title: "Esame di Anatomia comparata",
      author: "Giulia",
      content:
        "Siamo in cinque in casa e per tre giorni siamo stati in sei.\n\nGli abbiamo letto gli appunti di Anatomia comparata, la parte sui roditori. Non ha fatto domande. Trenta e lode.\n\nÈ ripartito con un camionista che fa Bologna–Firenze ogni giovedì.",
    },
  },
  {
    name: "Piazzale Michelangelo",
    city: "Firenze",
    latitude: "43.7629",
    longitude: "11.2651",
    description: "Il tramonto, con altre duecento persone e un cane.",
    article: {
      title: "Duecento persone a guardare il sole",
      author: "Bruno",
      content:
        "Guido un camion da ventisei anni e non avevo mai fatto una fermata così lunga.\n\nSiamo saliti al Piazzale a piedi. Al tramonto hanno applaudito tutti: anche lui, secondo me, ma con le zampe corte non si vede bene.",
    },
  },
  {
    name: "Crete Senesi",
    city: "Asciano",
    latitude: "43.2340",
    longitude: "11.5600",
    description: "Tra i cipressi, sul cruscotto di un trattore.",
    article: {
      title: "Il capibara sul trattore",
      author: "Nonna Ines",
      content:
        "Me lo ha portato mia nipote da Firenze. Ho detto: qui si lavora.\n\nE ha lavorato: due giorni sul trattore con mio figlio, a guardare i cipressi. La sera l'ho messo vicino alla stufa. Adesso la casa è un po' più vuota, ma sono contenta che veda il mondo.",
    },
  },
  {
    name: "Isola Tiberina",
    city: "Roma",
    latitude: "41.8904",
    longitude: "12.4777",
    description: "Ha aspettato con noi, e la notizia era buona.",
    article: {
      title: "In sala d'attesa",
      author: "Sara",
      content:
        "Era su una panchina davanti all'ospedale, e noi eravamo lì ad aspettare. Mia figlia lo ha tenuto stretto per sei ore.\n\nQuando il medico è uscito sorridendo, lei ha detto: «È stato lui». Lo abbiamo lasciato sulla stessa panchina, perché serva a qualcun altro.",
    },
  },
  {
    name: "Lungomare Caracciolo",
    city: "Napoli",
    latitude: "40.8310",
    longitude: "14.2350",
    description: "Con il Vesuvio alle spalle e il vento nello zainetto.",
    article: {
      title: "Nessuno è straniero sul lungomare",
      author: "Gennaro",
      content:
        "Appena l'ho preso in mano si sono avvicinati in sette. In dieci minuti aveva un nome nuovo, tre inviti a pranzo e una sciarpa.\n\nLa sciarpa l'ho tenuta io: faceva caldo.",
    },
  },
  {
    name: "Rione Sassi",
    city: "Matera",
    latitude: "40.6664",
    longitude: "16.6103",
    description: "Una notte in una casa scavata nella pietra.",
    article: null,
  },
  {
    name: "Mercato di Ballarò",
    city: "Palermo",
    latitude: "38.1112",
    longitude: "13.3613",
    description: "Per ora l'ultima tappa. Per ora.",
    article: {
      title: "Tra le arance",
      author: "Totò",
      content: `Mia zia lo ha visto tra le cassette e ha provato a pesarlo. «Quanto fa, questo?» Non fa niente, zia: ${product} non si compra, si trova.\n\nL'ho portato a vedere il mare di Mondello, poi l'ho affidato al capitano del traghetto. Non so dove sia adesso. Ma so che qualcuno lo sta per trovare.`,
      answer: "Grazie, Totò! Torno volentieri quando vuoi.",
    },
  },
];

/** The two stories that wait for the owner, to try out 'Promuovi'. */
export const demoStories = (product: string) => [
  {
    name: "Elena",
    city: "Cagliari",
    story: `Era sul traghetto, sdraiato su una cima arrotolata come se fosse il suo letto. Ho fatto tutta la traversata con ${product} sulle ginocchia. Adesso è su un banco del mercato di San Benedetto, con vista sui pesci.`,
  },
  {
    name: "",
    city: "",
    story: "Trovato in treno, tra Salerno e Battipaglia. Gli ho lasciato il finestrino.",
  },
];

/** The tag of the made-up journey, and what two people told who had no time. */
export const demoTag = "Zainetto";
export const demoSightings = [
  { city: "Cagliari", kind: "holding" },
  { city: "sul traghetto, credo", kind: "seen" },
];
