import { describe, expect, test } from "vitest";
import { coordinatesOf, areOfRemovedPhoto, photoCoordinates, positionOfPhotos } from "./photo-coordinates";

const porto = { position: { latitude: 44.35, longitude: -9.15 } };
const bosco = { position: { latitude: 45, longitude: 10 } };
const dark = { position: null };
const coordinates = { latitude: "44.350000", longitude: "-9.150000" };
const from = "44.350000,-9.150000";

test("a position has six decimals, and the first photo that knows one gives the place", () => {
  expect(coordinatesOf({ latitude: 44.35, longitude: -9.123456789 })).toEqual({
    latitude: "44.350000",
    longitude: "-9.123457",
  });
  expect(positionOfPhotos([dark, porto, bosco])).toEqual(porto.position);
  expect(positionOfPhotos([dark])).toBeNull();
  expect(photoCoordinates(coordinates)).toBe(from);
});

describe("coordinates go with the photo that they came from", () => {
  test.each([
    ["its photo is still there", coordinates, from, [dark, porto], false],
    ["its photo is gone", coordinates, from, [], true],
    ["another photo took its place", coordinates, from, [bosco], true],
    ["a photo without a place took its place", coordinates, from, [dark], true],
    ["they were typed", coordinates, "", [], false],
    ["one of them was changed", { ...coordinates, latitude: "44.36" }, from, [], false],
  ])("%s", (_, typed, cameFrom, photos, lost) => {
    expect(areOfRemovedPhoto(typed, cameFrom, photos)).toBe(lost);
  });
});
