import { dayAndMonth, dayInWords, monthInWords } from "./dates";

const number = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** The words of the journey's numbers. */
export const journeyText = {
  title: "Il viaggio in numeri",
  kilometres: (count: number) => (count === 1 ? "chilometro in linea d’aria" : "chilometri in linea d’aria"),
  days: (count: number) => (count === 1 ? "giorno" : "giorni"),
  stops: (count: number) => (count === 1 ? "tappa" : "tappe"),
  countries: (count: number) => (count === 1 ? "Paese" : "Paesi"),
  timeline: "Mese per mese",
};

/** '12.345' */
export const inDigits = (count: number) => number.format(count);

/**
 * 'Adesso è a', the city, ', dal 21 novembre.': what stands before and after the city's link. Days are `YYYY-MM-DD`; the
 * year is said when it is not that of `today`.
 */
export const latestStopText = (date: string, today: string, isOver: boolean) => {
  const day = date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : dayInWords(date);
  return isOver
    ? { before: "L’ultima tappa è stata a", after: `, il ${day}.` }
    : { before: "Adesso è a", after: `, dal ${day}.` };
};

/** 'Novembre 2026', from `YYYY-MM`; a year as it is. */
export function periodInWords(period: string): string {
  if (period.length === 4) return period;
  const words = monthInWords(`${period}-01`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '1 tappa', '1.234 tappe'. */
export const countedStops = (count: number) => `${inDigits(count)} ${journeyText.stops(count)}`;

/** 'Roma, Pisa e altre 3 città'. */
export const listedCities = (cities: string[], more: number) => {
  const others = more === 1 ? " e un’altra città" : more > 1 ? ` e altre ${inDigits(more)} città` : "";
  return cities.join(", ") + others;
};

/** What the pages say of a journey that has not begun, or is over; `email` follows. */
export const journeyPhaseText = (product: string) => ({
  toCome: (start: string) => `Il viaggio comincia il ${dayInWords(start)}.`,
  overTitle: "Il viaggio è finito",
  over: (end: string) =>
    `Si è concluso il ${dayInWords(end)}. Grazie a chi mi ha portato fin qui: le tappe e il diario restano da leggere.`,
  overFound: `Hai ${product} tra le mani proprio adesso? Scrivimi: mi aiuti a tornare a casa.`,
  lasting: (start: string | null, end: string) =>
    start === null
      ? `L’ultimo giorno è il ${dayInWords(end)}.`
      : `Dal ${dayInWords(start)} al ${dayInWords(end)}.`,
});
