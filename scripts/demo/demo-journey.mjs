/** A journey to look at: stops with their coordinates, some with an article, and stories not promoted yet. */
export const demoJourney = {
  stops: [
    {
      place: {
        name: "Il molo",
        city: "Camogli",
        country: "Italia",
        latitude: "44.3495",
        longitude: "9.1556",
      },
      description: "Il punto di partenza: un muretto, il mare, nessun programma.",
      article: {
        title: "Il capitano di Camogli",
        authorName: "Marta",
        photos: 5,
        content:
          "L’ho trovato sul muretto del porto, con un biglietto legato allo zainetto e l’aria di chi non ha nessuna fretta. Abbiamo preso un caffè insieme, poi siamo scesi fino agli scogli: il vento era forte, lui non ha fatto una piega.\n\nIl giorno dopo l’ho portato al mercato. Tutti chiedevano di lui; una signora gli ha regalato un limone più grande della sua testa.\n\nL’ho lasciato alla stazione, sul binario tre, con un biglietto nuovo. Buon viaggio, capitano.",
      },
    },
    {
      place: {
        name: "Rifugio",
        city: "Courmayeur",
        country: "Italia",
        latitude: "45.7969",
        longitude: "6.9690",
      },
      description: "La prima neve.",
      article: {
        title: "Alba sul ghiacciaio: la mattina in cui abbiamo visto la neve per la prima volta",
        authorName: "Luca e Giada",
        photos: 2,
        content:
          "Siamo partiti alle quattro, con lui in cima allo zaino. Quando il sole ha toccato la punta del Monte Bianco nessuno ha detto niente per dieci minuti. Nemmeno lui.",
      },
    },
    {
      place: {
        name: "Miradouro",
        city: "Lisbona",
        country: "Portogallo",
        latitude: "38.7139",
        longitude: "-9.1335",
      },
      description: "",
      article: {
        title: "Un tram in salita",
        authorName: "Inês",
        photos: 1,
        content:
          "Era seduto da solo sul 28. Il conducente mi ha detto: “Quello non ha mai pagato il biglietto”.",
      },
    },
    {
      place: {
        name: "Piazza del Campo",
        city: "Siena",
        country: "Italia",
        latitude: "43.3188",
        longitude: "11.3317",
      },
      description: "Una sera di tamburi e bandiere.",
      article: {
        title: "La notte del Palio",
        authorName: "",
        photos: 0,
        content: "Nella confusione l’ho perso due volte, e due volte qualcuno me l’ha riportato.",
      },
    },
    {
      place: {
        name: "Nyhavn",
        city: "Copenaghen",
        country: "Danimarca",
        latitude: "55.6797",
        longitude: "12.5906",
      },
      description: "In treno verso nord, su un sedile tutto suo.",
      article: {
        title: "Verso nord",
        authorName: "Ingrid",
        photos: 1,
        content:
          "Diciotto ore di treno e tre confini. Al controllo passaporti hanno timbrato anche il suo quaderno.",
      },
    },
    {
      place: {
        name: "La tonnara",
        city: "Castellammare del Golfo",
        country: "Italia",
        latitude: "38.0264",
        longitude: "12.8806",
      },
      description: "Qui l’ho lasciato a una coppia in partenza per la Spagna.",
    },
  ],
  stories: [
    {
      name: "Nonna Pina",
      city: "Como",
      photos: 3,
      story:
        "Il mio nipotino l’ha trovato ai giardini.\nLo abbiamo portato a vedere il lago, ha fatto merenda con noi e poi è ripartito con la signora del battello.",
    },
    { name: "", city: "", photos: 0, story: "Era sul bancone del bar. Gli ho offerto un cappuccino." },
    {
      name: "Tommaso",
      city: "Trieste",
      photos: 1,
      story: "C’era la bora: l’ho tenuto stretto fino al Molo Audace.",
    },
  ],
};
