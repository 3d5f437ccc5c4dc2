/** How long the toy stays at a stop, in milliseconds: a long journey is played faster, within reason. */
const stay = { wholeJourney: 60_000, max: 1500, min: 250 };

/** How a journey of so many stops is played: milliseconds between two steps, and how many stops each step goes on. */
export function playbackSteps(stops: number): { pause: number; stopsPerStep: number } {
  const stopsPerStep = Math.max(1, Math.ceil((stops * stay.min) / stay.wholeJourney));
  const steps = Math.max(1, Math.ceil(stops / stopsPerStep));
  return { pause: Math.min(stay.max, Math.max(stay.min, stay.wholeJourney / steps)), stopsPerStep };
}
