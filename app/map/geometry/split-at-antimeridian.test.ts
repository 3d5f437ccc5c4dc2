import { expect, test } from "vitest";
import { splitAtAntimeridian } from "./split-at-antimeridian";

const split = (...points: [latitude: number, longitude: number][]) =>
  splitAtAntimeridian(points.map(([latitude, longitude]) => ({ latitude, longitude }))).map((part) =>
    part.map(({ latitude, longitude }) => [latitude, longitude]),
  );

test("a line that stays on one side is one part", () => {
  expect(split([45, 9], [38, 13], [40, -74])).toEqual([
    [
      [45, 9],
      [38, 13],
      [40, -74],
    ],
  ]);
  expect(split()).toEqual([[]]);
});

test("a leg over the Pacific ends at the edge of the map and goes on at the other", () => {
  expect(split([10, 170], [20, -170], [30, -160])).toEqual([
    [
      [10, 170],
      [15, 180],
    ],
    [
      [15, -180],
      [20, -170],
      [30, -160],
    ],
  ]);
  expect(split([0, -175], [10, 165])).toEqual([
    [
      [0, -175],
      [2.5, -180],
    ],
    [
      [2.5, 180],
      [10, 165],
    ],
  ]);
});

test("stops on the meridian itself leave no gap and no number that is none", () => {
  expect(split([0, 180], [10, -170]).flat(2).every(Number.isFinite)).toBe(true);
  expect(split([0, 170], [10, -180]).flat()).toEqual([
    [0, 170],
    [10, 180],
    [10, -180],
    [10, -180],
  ]);
});
