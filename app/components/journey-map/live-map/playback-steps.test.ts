import { expect, it } from "vitest";
import { playbackSteps } from "./playback-steps";

it.each([1, 3, 40, 41, 240, 241, 500, 5000, 100_000])("plays %i stops in about a minute at most", (stops) => {
  const { pause, stopsPerStep } = playbackSteps(stops);
  const whole = Math.ceil(stops / stopsPerStep) * pause;
  expect(whole).toBeLessThanOrEqual(60_001);
  expect(pause).toBeGreaterThanOrEqual(250);
  expect(pause).toBeLessThanOrEqual(1500);
});

it("stays at every stop of a journey that one can follow", () => {
  expect(playbackSteps(3)).toEqual({ pause: 1500, stopsPerStep: 1 });
  expect(playbackSteps(240).stopsPerStep).toBe(1);
  expect(playbackSteps(5000).stopsPerStep).toBe(21);
});
