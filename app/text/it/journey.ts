/** The words of the journey's numbers, and of its days. */
export const journey = {
  title: "Il viaggio in numeri",
  /** The words under each number. */
  kilometres: { one: "chilometro in linea d’aria", other: "chilometri in linea d’aria" },
  days: { one: "giorno", other: "giorni" },
  stops: { one: "tappa", other: "tappe" },
  countries: { one: "Paese", other: "Paesi" },
  timeline: "Mese per mese",
  countedStops: { one: "{count} tappa", other: "{count} tappe" },
  /** Used when more cities were visited than are named. */
  andMoreCities: { one: "{cities} e un’altra città", other: "{cities} e altre {count} città" },
  /** The toy's present city, and its last one when the journey has ended; {city} is a link. */
  latestStop: "Adesso sono qui: {city}, dal {day}.",
  lastStop: "La mia ultima tappa è stata {city}, il {day}.",
  /** Before the journey. */
  toCome: "Il viaggio comincia il {day}.",
  /** After it; the e-mail link follows the last one. */
  overTitle: "Il viaggio è finito",
  over: "Si è concluso il {day}. Grazie a chi mi ha portato fin qui: le tappe e il diario restano da leggere.",
  overFound: "Hai {product} tra le mani proprio adesso? Scrivimi: mi aiuti a tornare a casa.",
  /** The length of the journey; the second sentence is for a journey without a first day. */
  lasting: "Dal {start} al {end}.",
  lastDay: "L’ultimo giorno è il {end}.",
} as const;

/** The months, and how days are written with them. */
export const days = {
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  dayInWords: "{day} {month} {year}",
  dayAndMonth: "{day} {month}",
} as const;
