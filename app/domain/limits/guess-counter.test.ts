import { expect, it } from "vitest";
import { guessCounter } from "./guess-counter";

const count = (counter: ReturnType<typeof guessCounter>, key: string, at: number) =>
  counter.count(key, at).guesses;

it("counts each key in a window of its own, which begins with the first guess", () => {
  const counter = guessCounter(1000);
  expect([0, 10, 999].map((at) => count(counter, "a", at))).toEqual([1, 2, 3]);
  expect(counter.count("b", 500)).toEqual({ guesses: 1, until: 1500 });
  expect([1000, 1001].map((at) => count(counter, "a", at))).toEqual([1, 2]);
});

it("begins anew when the clock was set back", () => {
  const counter = guessCounter(1000);
  expect([5000, 5001, 100, 101].map((at) => count(counter, "a", at))).toEqual([1, 2, 1, 2]);
});

it("forgets the key whose window began first when there are too many", () => {
  const counter = guessCounter(1000, 2);
  for (const key of ["a", "b", "c"]) count(counter, key, 0);
  expect([count(counter, "b", 1), count(counter, "c", 1), count(counter, "a", 1)]).toEqual([2, 2, 1]);
});
