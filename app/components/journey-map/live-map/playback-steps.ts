/** The toy's time at a stop, in milliseconds. `wholeJourney` divided by the stops, but from `min` to `max`. */
const stay = { wholeJourney: 60_000, max: 1500, min: 250 };

/** Returns the milliseconds between two steps (`pause`), and the number of stops that the toy passes in each step. */
export function playbackSteps(stops: number): { pause: number; stopsPerStep: number } {
  const stopsPerStep = Math.max(1, Math.ceil((stops * stay.min) / stay.wholeJourney));
  const steps = Math.max(1, Math.ceil(stops / stopsPerStep));
  return { pause: Math.min(stay.max, Math.max(stay.min, stay.wholeJourney / steps)), stopsPerStep };
}
