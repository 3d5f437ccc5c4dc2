import { expect, test } from "vitest";
import { firstCharacters, shortened } from "./first-characters";

test.each([
  ["Camogli", 3, "Cam"],
  ["Camogli", 7, "Camogli"],
  ["Camogli", 9, "Camogli"],
  ["🦫🦫🦫", 2, "🦫🦫"],
  ["🦫🦫🦫", 3, "🦫🦫🦫"],
  ["a🦫b", 2, "a🦫"],
  ["\ud83ea\ud83e", 2, "\ud83ea"],
  ["", 5, ""],
])("of %j the first %i characters are %j", (text, max, expected) => {
  expect(firstCharacters(text, max)).toBe(expected);
});

test("a text that is cut ends with an ellipsis, a whole one does not", () => {
  expect([shortened("🦫🦫", 2), shortened("🦫🦫🦫", 2)]).toEqual(["🦫🦫", "🦫🦫…"]);
});
