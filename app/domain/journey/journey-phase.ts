/** The phase of a journey on a day. A journey is over from the day after its last day. */
export type JourneyPhase = "to-come" | "under-way" | "over";

/**
 * Returns the phase of a journey on a day. Days are `YYYY-MM-DD`. A journey without a start has begun. A journey
 * without an end goes on.
 */
export function journeyPhase(
  { journeyStart, journeyEnd }: { journeyStart: string | null; journeyEnd: string | null },
  today: string,
): JourneyPhase {
  if (journeyEnd !== null && today > journeyEnd) return "over";
  return journeyStart !== null && today < journeyStart ? "to-come" : "under-way";
}
