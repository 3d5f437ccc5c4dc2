import type { days as italianDays, journey as italian } from "~/text/it/journey";
import type { TranslationOf } from "~/text/translation";

/** The words of the journey's numbers, and of its days. */
export const journey = {
  title: "El viaje en cifras",
  kilometres: { one: "kilómetro en línea recta", other: "kilómetros en línea recta" },
  days: { one: "día", other: "días" },
  stops: { one: "etapa", other: "etapas" },
  countries: { one: "país", other: "países" },
  timeline: "Mes a mes",
  countedStops: { one: "{count} etapa", other: "{count} etapas" },
  andMoreCities: { one: "{cities} y otra ciudad", other: "{cities} y otras {count} ciudades" },
  latestStop: "Estoy en {city} desde el {day}.",
  lastStop: "Mi última etapa fue {city}, el {day}.",
  toCome: "El viaje empieza el {day}.",
  overTitle: "El viaje ha terminado",
  over: "Terminó el {day}. Gracias a quienes me han traído hasta aquí: las etapas y el diario siguen aquí para leerlos.",
  overFound: "¿Tienes a {product} en tus manos ahora mismo? Escríbeme y me ayudas a volver a casa.",
  lasting: "Del {start} al {end}.",
  lastDay: "El último día es el {end}.",
} as const satisfies TranslationOf<typeof italian>;

/** The months, and how days are written with them. */
export const days = {
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  dayInWords: "{day} de {month} de {year}",
  dayAndMonth: "{day} de {month}",
} as const satisfies TranslationOf<typeof italianDays>;
