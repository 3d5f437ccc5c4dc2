import { expect, test } from "vitest";
import { drawRoute, maxLegs, routeParts } from "./draw-route";

const markers = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
];

/** Returns the ends of a drawn route's legs, without their bends. */
function legs({ parts }: ReturnType<typeof drawRoute>): string[] {
  const path = parts.map((part) => part.path).join("");
  return [...path.matchAll(/M(-?\d+ -?\d+)q-?\d+ -?\d+ (-?\d+ -?\d+)/g)].map(
    ([, from, by]) => `${from} by ${by}`,
  );
}

test("the legs follow the journey", () => {
  expect(legs(drawRoute(markers, [0, 1, 2, 0]))).toEqual([
    "0 0 by 100 0",
    "100 0 by 0 80",
    "100 80 by -100 -80",
  ]);
});

test("a leg is drawn once, there and back are two lines, and no leg leads from a marker to itself", () => {
  expect(legs(drawRoute(markers, [0, 1, 1, 0, 1]))).toEqual(["100 0 by -100 0", "0 0 by 100 0"]);
});

test("one stop has no route", () => {
  expect(drawRoute(markers.slice(0, 1), [0])).toEqual({ parts: [], complete: true });
});

test("of a journey with too many legs the latest are drawn, and the map can say so", () => {
  const many = Array.from({ length: maxLegs + 2 }, (_, x) => ({ x, y: 0 }));
  const route = drawRoute(
    many,
    many.map((_, at) => at),
  );
  expect(route.complete).toBe(false);
  expect(legs(route).length).toBeLessThan(maxLegs);
  expect(legs(route).at(-1)).toBe(`${maxLegs} 0 by 1 0`);
});

test.each([
  [1, [[5, 1]]],
  [
    2,
    [
      [1, 1],
      [5, 1],
    ],
  ],
  [
    3,
    [
      [1, 1],
      [3, 1],
      [5, 1],
    ],
  ],
  [
    7,
    [
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 2],
      [5, 1],
    ],
  ],
])("a route of %i legs is coloured from old to new", (count, ages) => {
  const legsOf = Array.from({ length: count }, (_, n) => n);
  const parts = routeParts(legsOf);
  expect(parts.map(({ age, legs: part }) => [age, part.length])).toEqual(ages);
  expect(parts.flatMap((part) => part.legs)).toEqual(legsOf);
});
