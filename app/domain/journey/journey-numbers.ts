import { greatCircleKilometres } from "./great-circle";
import type { JourneyPhase } from "./journey-phase";
import type { Position } from "~/images/prepared-photo";

/**
 * The facts about a stop from which the numbers of the journey are made. `position` is the public point in degrees, or
 * null.
 */
export interface CountedStop {
  id: string;
  city: string;
  country: string;
  /** `YYYY-MM-DD` */
  date: string;
  position: Position | null;
}

/** A journey in numbers. */
export interface JourneyNumbers {
  phase: JourneyPhase;
  /** The day of the count, `YYYY-MM-DD`. */
  today: string;
  stops: number;
  countries: number;
  /** The sum of the distances from stop to stop, each the shortest way on the earth's surface. */
  kilometres: number;
  /** The number of days from the first to today, or to the last day of a journey that is over. Both ends count. */
  days: number;
  /** The latest stop that is not in the future. Null when there is none. */
  latest: Pick<CountedStop, "id" | "city" | "date"> | null;
  /** The stops by month, or by year when there are too many months. The earliest period comes first. */
  timeline: JourneyPeriod[];
}

/** The stops of a month, or of a year. */
export interface JourneyPeriod {
  /** `YYYY-MM` or `YYYY`. */
  period: string;
  stops: number;
  /** The journey number (from 1) of the period's first stop. */
  number: number;
  /** The id of the period's first stop. */
  id: string;
  /** The first few cities of the period, each once. */
  cities: string[];
  /** The number of the period's cities that `cities` leaves out. */
  moreCities: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The maximum number of months in the timeline. A longer timeline counts by years. */
const maxMonths = 36;
const maxCities = 4;

/**
 * Returns the numbers of a journey. `stops` are the visible stops in journey order. `today` is `YYYY-MM-DD`. `start`
 * and `end` are the first and last day of the journey; null when the owner has not set them.
 */
export function journeyNumbers(
  stops: CountedStop[],
  {
    phase,
    today,
    start,
    end,
  }: { phase: JourneyPhase; today: string; start: string | null; end: string | null },
): JourneyNumbers {
  const latest = stops.findLast(({ date }) => date <= today) ?? null;
  const first = start ?? stops[0]?.date ?? today;
  const last = phase === "over" && end !== null ? end : today;
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return {
    phase,
    today,
    stops: stops.length,
    countries: countriesOf(stops),
    kilometres: Math.round(kilometresOf(stops)),
    days: Math.max(0, days),
    latest: latest && { id: latest.id, city: latest.city, date: latest.date },
    timeline: timelineOf(stops),
  };
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

function timelineOf(stops: CountedStop[]): JourneyPeriod[] {
  const months = periodsOf(stops, 7);
  return months.length > maxMonths ? periodsOf(stops, 4) : months;
}

/**
 * Groups stops by the first `length` characters of their date. Stops of one period follow each other, because all are
 * sorted by date.
 */
function periodsOf(stops: CountedStop[], length: number): JourneyPeriod[] {
  const periods: (Omit<JourneyPeriod, "cities" | "moreCities"> & { names: Set<string> })[] = [];
  for (const [n, { id, city, date }] of stops.entries()) {
    const period = date.slice(0, length);
    if (periods.at(-1)?.period !== period) {
      periods.push({ period, stops: 0, number: n + 1, id, names: new Set() });
    }
    const current = periods.at(-1);
    if (!current) continue;
    current.stops += 1;
    current.names.add(city);
  }
  return periods.map(({ names, ...period }) => ({
    ...period,
    cities: [...names].slice(0, maxCities),
    moreCities: Math.max(0, names.size - maxCities),
  }));
}
