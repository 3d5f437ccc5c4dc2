import { expect, test } from "vitest";
import { project } from "./mercator";

/** Returns the tile of a web map that contains a projected point. */
function tile({ x, y }: { x: number; y: number }, zoom: number): [number, number] {
  const across = 2 ** zoom;
  return [Math.floor(((x + 180) / 360) * across), Math.floor(((y + 180) / 360) * across)];
}

test("a place falls into the same tile as on OpenStreetMap", () => {
  expect(tile(project({ latitude: 41.9028, longitude: 12.4964 }), 10)).toEqual([547, 380]);
  expect(tile(project({ latitude: -33.8688, longitude: 151.2093 }), 10)).toEqual([942, 614]);
});

test("the poles lie on the edge of the map, not at infinity", () => {
  expect(project({ latitude: 90, longitude: 0 }).y).toBeCloseTo(-180, 2);
  expect(project({ latitude: -90, longitude: 0 }).y).toBeCloseTo(180, 2);
});
