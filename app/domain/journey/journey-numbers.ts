import { greatCircleKilometres } from "./great-circle";
import type { JourneyPhase } from "./journey-phase";
import type { Position } from "~/images/prepared-photo";

/** The parts of a stop that the numbers need. Its position is in degrees as visitors may know it, or null. */
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
  /** The sum of the straight lines from stop to stop, on the earth's surface. */
  kilometres: number;
  /** The number of days from the first to today, or to the last of a finished journey. Both ends count. */
  days: number;
  /** The latest stop that is not in the future; null when none exists. */
  latest: Pick<CountedStop, "id" | "city" | "date"> | null;
  /** The stops by month, or by year when there are too many months. The first period comes first. */
  timeline: JourneyPeriod[];
}

/** The stops of a month, or of a year. */
export interface JourneyPeriod {
  /** `YYYY-MM` or `YYYY`. */
  period: string;
  stops: number;
  /** The number of its first stop on the journey, from 1, and that stop's id. */
  number: number;
  id: string;
  /** The first cities of this period, each once. */
  cities: string[];
  /** The number of its other cities. */
  moreCities: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** With more months than this, the timeline goes by years. */
const maxMonths = 36;
const maxCities = 4;

/**
 * Returns the numbers of a journey. `stops` are the visible ones in journey order; `today` is `YYYY-MM-DD`; `start`
 * and `end` are the first and last day, when the owner has set them.
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
    countries: new Set(stops.map(({ country }) => country.trim().toLowerCase())).size,
    kilometres: Math.round(kilometresOf(stops)),
    days: Math.max(0, days),
    latest: latest && { id: latest.id, city: latest.city, date: latest.date },
    timeline: timelineOf(stops),
  };
}

function kilometresOf(stops: CountedStop[]): number {
  const positions = stops.flatMap(({ position }) => position ?? []);
  return positions.reduce((sum, to, n) => sum + greatCircleKilometres(positions[n - 1] ?? to, to), 0);
}

function timelineOf(stops: CountedStop[]): JourneyPeriod[] {
  const months = periodsOf(stops, 7);
  return months.length > maxMonths ? periodsOf(stops, 4) : months;
}

/** Stops are sorted by date, so the stops of one period stand together. */
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
