import { expect, test } from "vitest";
import { countryForReaders } from "./is-country.server";

test.each([
  ["Francia", "de", "Frankreich"],
  ["francia ", "fr", "France"],
  ["USA", "en", "United States"],
  ["USA", "it", "Stati Uniti"],
  ["Regno Unito", "es", "Reino Unido"],
  // A part of a country keeps its name, and so does what no list knows.
  ["Scozia", "en", "Scozia"],
  ["Terra di Mezzo", "en", "Terra di Mezzo"],
  ["", "en", ""],
])("%j is for readers in %s: %j", (written, language, shown) => {
  expect(countryForReaders(written, language)).toBe(shown);
});
