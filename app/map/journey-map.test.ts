import { expect, test } from "vitest";
import { markerWords } from "~/components/journey-map/marker-words";
import { wordsIn } from "~/text/languages.server";
import { stopNumbers } from "./journey-map";

test.each([
  [[7], "7"],
  [[4, 5, 6], "4–6"],
  [[7, 8, 13], "7–8, 13"],
  [[9, 12], "9, 12"],
  [[1, 3, 5, 7, 9, 11, 13, 20], "1, 3, 5, 7, 9, …, 20"],
])("stops %j are named %s", (numbers, named) => {
  expect(stopNumbers(numbers)).toBe(named);
});

test.each([
  [[7, 8, 13], "×3", "×3 · Firenze e dintorni: tappe 7–8, 13"],
  [[4, 5, 6], "4–6", "Firenze e dintorni: tappe 4–6"],
  [[104, 105], "×2", "×2 · Firenze e dintorni: tappe 104–105"],
  [[7], "7", "Tappa 7: Firenze, Italia"],
])("a stamp for %j shows %s, and its name contains that", (numbers, sign, name) => {
  const stop = { id: "a", city: "Firenze", country: "Italia", number: numbers[0] ?? 0 };
  const marker = { stop, count: numbers.length, numbers: stopNumbers(numbers) };
  expect(markerWords(wordsIn("it", "Capi"), marker)).toEqual({ name, sign });
});
