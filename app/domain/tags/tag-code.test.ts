import { describe, expect, it } from "vitest";
import { readTagCode, tagCodeAlphabet, tagPath } from "./tag-code";
import { newTagCode } from "./tags.server";

describe("a code", () => {
  it.each([
    ["C4P9XY", "C4P9XY"],
    ["c4p9xy", "C4P9XY"],
    ["  C4P 9XY ", "C4P9XY"],
    ["c4p-9xy.", "C4P9XY"],
    ["Ｃ４Ｐ９ＸＹ", "C4P9XY"],
    ["https://capi.example/t/c4p9xy", "C4P9XY"],
    ["HTTPS://CAPI.EXAMPLE/T/C4P9XY?x=1#y", "C4P9XY"],
    ["capi.example/t/c4p9xy/", "C4P9XY"],
    ["\u202aC4P\u200b9XY\u202c\ufeff", "C4P9XY"],
  ])("typed as «%s» is %s", (typed, code) => {
    expect(readTagCode(typed)).toBe(code);
  });

  it.each([
    ["0OQ1lI", "DDDLLL"],
    ["bgsuz2", "865V22"],
  ])("typed with lookalikes as %s is %s", (typed, code) => {
    expect(readTagCode(typed)).toBe(code);
  });

  it.each(["", "   ", "C4P9X", "C4P9XYY", "C4P9X!", "C4P9Xè", "<b>C4P", "__proto__", "../../x", "C4P9X\0"])(
    "is not «%s»",
    (typed) => {
      expect(readTagCode(typed)).toBeNull();
    },
  );

  it("is made of characters that nobody takes for one another, each as often", () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 13_000; n += 1) {
      const code = newTagCode();
      expect(readTagCode(code)).toBe(code);
      for (const character of code) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join("")).toBe(tagCodeAlphabet);
    expect(tagCodeAlphabet).not.toMatch(/[BGIOQSUZ01]/);
    // Each character is expected 3000 times, with a standard deviation of 54.
    for (const [character, count] of counts) expect(Math.abs(count - 3000), character).toBeLessThan(400);
  });

  it("has a page", () => {
    expect(tagPath("C4P9XY")).toBe("/t/C4P9XY");
  });
});
