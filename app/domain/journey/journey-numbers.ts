import { greatCircleKilometres } from "./great-circle";
import type { JourneyPhase } from "./journey-phase";
import type { Position } from "~/images/prepared-photo";

/** What the numbers of a journey need of a stop; its position in degrees as visitors may know it, null without one. */
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
  /** The day on which it was counted, `YYYY-MM-DD`. */
  today: string;
  stops: number;
  countries: number;
  /** Straight from stop to stop, over the earth's surface. */
  kilometres: number;
  /** From the first day to today, or to the last day of a journey that is over; both count. */
  days: number;
  /** The latest stop that is not in the future; null: there is none. */
  latest: Pick<CountedStop, "id" | "city" | "date"> | null;
  /** The stops month by month, the first one first; year by year when there were too many months. */
  timeline: JourneyPeriod[];
}

/** The stops of a month, or of a year. */
export interface JourneyPeriod {
  /** `YYYY-MM` or `YYYY`. */
  period: string;
  stops: number;
  /** Of its first stop: the number on the journey, from 1, and the id. */
  number: number;
  id: string;
  /** The first cities of it, each once. */
  cities: string[];
  /** How many others there are. */
  moreCities: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Beyond so many the timeline goes by years. */
const maxMonths = 36;
const maxCities = 4;

/**
 * The numbers of a journey, from its visible stops in journey order. `today`: `YYYY-MM-DD`. `start`, `end`: its first and
 * last day when the owner has set them.
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

/** Stops are in the order of their dates, so those of a period follow each other. */
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
