import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterPoints } from "./cluster-points";

test("stops that would touch are clustered around the first of them, others stay alone", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 0 },
  ];
  expect(clusterPoints(points, 30)).toEqual([
    { at: { x: 0, y: 0 }, members: [0, 2, 3] },
    { at: { x: 100, y: 0 }, members: [1] },
  ]);
});

test("however the stops lie, each is in exactly one marker, near it, and no two markers touch", () => {
  const point = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 120 }), (points) => {
      const clusters = clusterPoints(points, 30);
      const members = clusters.flatMap((one) => one.members);
      expect([...members].sort((a, b) => a - b)).toEqual(points.map((_, at) => at));
      for (const { at, members } of clusters) {
        for (const member of members) {
          const { x, y } = points[member] as { x: number; y: number };
          expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(30);
        }
      }
      clusters.forEach((one, index) => {
        for (const other of clusters.slice(index + 1)) {
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(30);
        }
      });
    }),
  );
});

test("there are never more markers than asked for", () => {
  const points = Array.from({ length: 5000 }, (_, at) => ({ x: (at * 37) % 1000, y: (at * 91) % 1000 }));
  const clusters = clusterPoints(points, 20, 50);
  expect(clusters.length).toBeLessThanOrEqual(50);
  expect(clusters.flatMap(({ members }) => members)).toHaveLength(5000);
});
