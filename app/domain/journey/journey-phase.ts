/** Where a journey stands on a day: not begun, under way, or over since its last day has passed. */
export type JourneyPhase = "to-come" | "under-way" | "over";

/** The phase of a journey on a day; every day is `YYYY-MM-DD`, null is not set: then it has begun, and goes on. */
export function journeyPhase(
  { journeyStart, journeyEnd }: { journeyStart: string | null; journeyEnd: string | null },
  today: string,
): JourneyPhase {
  if (journeyEnd !== null && today > journeyEnd) return "over";
  return journeyStart !== null && today < journeyStart ? "to-come" : "under-way";
}
