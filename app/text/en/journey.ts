import type { days as italianDays, journey as italian } from "~/text/it/journey";
import type { TranslationOf } from "~/text/translation";

/** The words of the journey's numbers, and of its days. */
export const journey = {
  title: "The journey in numbers",
  kilometres: { one: "kilometre as the crow flies", other: "kilometres as the crow flies" },
  days: { one: "day", other: "days" },
  stops: { one: "stop", other: "stops" },
  countries: { one: "country", other: "countries" },
  timeline: "Month by month",
  countedStops: { one: "{count} stop", other: "{count} stops" },
  andMoreCities: { one: "{cities} and one more city", other: "{cities} and {count} more cities" },
  latestStop: "I’ve been in {city} since {day}.",
  lastStop: "My last stop was {city}, on {day}.",
  toCome: "The journey begins on {day}.",
  overTitle: "The journey is over",
  over: "It ended on {day}. Thank you to everyone who brought me this far: the stops and the diary are still here to read.",
  overFound: "Are you holding {product} right now? Write to me: you can help me get home.",
  lasting: "From {start} to {end}.",
  lastDay: "The last day is {end}.",
} as const satisfies TranslationOf<typeof italian>;

/** The months, and how days are written with them. */
export const days = {
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  dayInWords: "{day} {month} {year}",
  dayAndMonth: "{day} {month}",
} as const satisfies TranslationOf<typeof italianDays>;
