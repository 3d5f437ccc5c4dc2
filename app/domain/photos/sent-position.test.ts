import { describe, expect, it } from "vitest";
import { readSentPosition, writePosition } from "./sent-position";

describe("the position that a form sends along with a photo", () => {
  it("arrives as it was written", () => {
    const positions = [
      { latitude: 45.4642035, longitude: 9.189982 },
      { latitude: -90, longitude: 180 },
      { latitude: 0, longitude: -0.1275 },
    ];
    for (const position of positions) expect(readSentPosition(writePosition(position))).toEqual(position);
  });

  it("is empty when half of it is missing", () => {
    expect(writePosition({ latitude: 45.4 })).toBe("");
    expect(writePosition({})).toBe("");
  });

  it.each(["", "0,0", "91,9", "45,181", "NaN,9", "45", "45,9,1", " 45,9", "1e1,9", "45,9\n", "Infinity,9"])(
    "%j is no place",
    (text) => expect(readSentPosition(text)).toBeNull(),
  );
});
