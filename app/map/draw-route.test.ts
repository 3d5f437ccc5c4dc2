import { expect, test } from "vitest";
import { drawRoute, mostLegs } from "./draw-route";

const markers = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
];

/** Where the legs of a drawn route begin and end, without their bends. */
function legs(path: string): string[] {
  return [...path.matchAll(/M(-?\d+ -?\d+)q-?\d+ -?\d+ (-?\d+ -?\d+)/g)].map(
    ([, from, by]) => `${from} by ${by}`,
  );
}

test("the legs follow the journey", () => {
  expect(legs(drawRoute(markers, [0, 1, 2, 0]).path)).toEqual([
    "0 0 by 100 0",
    "100 0 by 0 80",
    "100 80 by -100 -80",
  ]);
});

test("a leg is drawn once, there and back are two lines, and no leg leads from a marker to itself", () => {
  expect(legs(drawRoute(markers, [0, 1, 1, 0, 1]).path)).toEqual(["100 0 by -100 0", "0 0 by 100 0"]);
});

test("one stop has no route", () => {
  expect(drawRoute(markers.slice(0, 1), [0])).toEqual({ path: "", complete: true });
});

test("of a journey with too many legs the latest are drawn, and the map can say so", () => {
  const many = Array.from({ length: mostLegs + 2 }, (_, x) => ({ x, y: 0 }));
  const { path, complete } = drawRoute(
    many,
    many.map((_, at) => at),
  );
  expect(complete).toBe(false);
  expect(legs(path).length).toBeLessThan(mostLegs);
  expect(legs(path).at(-1)).toBe(`${mostLegs} 0 by 1 0`);
});
