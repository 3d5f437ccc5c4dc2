import type { days as italianDays, journey as italian } from "~/text/it/journey";
import type { TranslationOf } from "~/text/translation";

/** The words of the journey's numbers, and of its days. */
export const journey = {
  title: "Die Reise in Zahlen",
  kilometres: { one: "Kilometer Luftlinie", other: "Kilometer Luftlinie" },
  days: { one: "Tag", other: "Tage" },
  stops: { one: "Station", other: "Stationen" },
  countries: { one: "Land", other: "Länder" },
  timeline: "Monat für Monat",
  countedStops: { one: "{count} Station", other: "{count} Stationen" },
  andMoreCities: { one: "{cities} und eine weitere Stadt", other: "{cities} und {count} weitere Städte" },
  latestStop: "Seit dem {day} bin ich in {city}.",
  lastStop: "Meine letzte Station war {city}, am {day}.",
  toCome: "Die Reise beginnt am {day}.",
  overTitle: "Die Reise ist zu Ende",
  over: "Sie endete am {day}. Danke an alle, die mich bis hierher gebracht haben: Die Stationen und das Tagebuch kannst du weiterhin lesen.",
  overFound: "Hältst du {product} gerade in den Händen? Schreib mir: Dann hilfst du mir nach Hause.",
  lasting: "Vom {start} bis zum {end}.",
  lastDay: "Der letzte Tag ist der {end}.",
} as const satisfies TranslationOf<typeof italian>;

/** The months, and how days are written with them. */
export const days = {
  months: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  dayInWords: "{day}. {month} {year}",
  dayAndMonth: "{day}. {month}",
} as const satisfies TranslationOf<typeof italianDays>;
