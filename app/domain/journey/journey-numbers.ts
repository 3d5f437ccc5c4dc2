import { dayMs, dayOf } from "~/domain/day";
import type { Location } from "~/domain/locations/location";
import { greatCircleKilometres } from "./public-distance";
import type { Site } from "~/domain/site";
import type { Position } from "~/images/prepared-photo";

/** The facts about a stop from which the numbers of the journey are made. */
export interface CountedStop extends Pick<Location, "id" | "city" | "country" | "date"> {
  /** The public point in degrees. */
  position: Position | null;
}

/** The phase of a journey on a day. A journey is over from the day after its last day. */
export type JourneyPhase = "to-come" | "under-way" | "over";

/** Returns the phase of a journey on a day (`YYYY-MM-DD`). Without a start it has begun, without an end it goes on. */
export function journeyPhase(
  { journeyStart, journeyEnd }: { journeyStart: string | null; journeyEnd: string | null },
  today: string,
): JourneyPhase {
  if (journeyEnd !== null && today > journeyEnd) return "over";
  return journeyStart !== null && today < journeyStart ? "to-come" : "under-way";
}

/** True from the day after the last day of the journey. */
export function isJourneyOver(site: Pick<Site, "publicSettings" | "now">): boolean {
  return journeyPhase(site.publicSettings, dayOf(site.now())) === "over";
}

export type JourneyNumbers = ReturnType<typeof journeyNumbers>;
export type JourneyPeriod = JourneyNumbers["timeline"][number];

/** The maximum number of months in the timeline. A longer timeline counts by years. */
const maxMonths = 36;
const maxCities = 4;

/** Returns the numbers of a journey. `stops` are the visible ones in journey order, days are `YYYY-MM-DD`. */
export function journeyNumbers(
  stops: CountedStop[],
  journey: { phase: JourneyPhase; today: string; start: string | null; end: string | null },
) {
  const { phase, today, start, end } = journey;
  const first = start ?? stops[0]?.date ?? today;
  const last = phase === "over" && end !== null ? end : today;
  const months = periodsOf(stops, 7);
  return {
    phase,
    today,
    stops: stops.length,
    countries: countriesOf(stops),
    kilometres: Math.round(kilometresOf(stops)),
    first,
    last,
    /** From the first day to today, or to the last day of a journey that is over. Both ends count. */
    days: daysFrom(first, last),
    /** The latest stop that is not in the future. */
    latest: placeOf(stops.findLast(({ date }) => date <= today)),
    /** The stops by month, or by year when there are too many months. The earliest period comes first. */
    timeline: months.length > maxMonths ? periodsOf(stops, 4) : months,
  };
}

/** Counts the days from the first to the last one. Both count. */
export function daysFrom(first: string, last: string): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1);
}

/** Returns what the sentence about the latest stop says. */
export function placeOf(stop: CountedStop | undefined): Pick<CountedStop, "id" | "city" | "date"> | null {
  return stop ? { id: stop.id, city: stop.city, date: stop.date } : null;
}

/** Counts the countries of these stops. */
export function countriesOf(stops: Pick<CountedStop, "country">[]): number {
  return new Set(stops.map(({ country }) => country.trim().toLowerCase())).size;
}

/** Returns the sum of the distances from stop to stop in kilometres. A stop without a position is left out. */
export function kilometresOf(stops: Pick<CountedStop, "position">[]): number {
  const positions = stops.flatMap(({ position }) => position ?? []);
  return positions.reduce((sum, to, n) => sum + greatCircleKilometres(positions[n - 1] ?? to, to), 0);
}

/** Groups stops by the first `length` characters of their date: `YYYY-MM` or `YYYY`. */
function periodsOf(stops: CountedStop[], length: number) {
  const numbered = stops.map(({ id, city, date }, n) => ({ id, city, date, number: n + 1 }));
  const periods = Map.groupBy(numbered, ({ date }) => date.slice(0, length));
  return [...periods].map(([period, members]) => {
    // The period's first stop, to which its name links.
    const [{ number, id } = { number: 0, id: "" }] = members;
    const cities = [...new Set(members.map(({ city }) => city))];
    const moreCities = Math.max(0, cities.length - maxCities);
    return { period, stops: members.length, number, id, cities: cities.slice(0, maxCities), moreCities };
  });
}
