/** The time of the toy at a stop, in milliseconds. A long journey is played faster, within limits. */
const stay = { wholeJourney: 60_000, max: 1500, min: 250 };

/**
 * Returns the milliseconds between two steps, and the number of stops in each step, for a journey of this many stops.
 */
export function playbackSteps(stops: number): { pause: number; stopsPerStep: number } {
  const stopsPerStep = Math.max(1, Math.ceil((stops * stay.min) / stay.wholeJourney));
  const steps = Math.max(1, Math.ceil(stops / stopsPerStep));
  return { pause: Math.min(stay.max, Math.max(stay.min, stay.wholeJourney / steps)), stopsPerStep };
}
