import fc from "fast-check";
import { expect, test } from "vitest";
import { frameAround, inFrame } from "./map-frame";

test("a single stop is in the middle of a piece of country", () => {
  const frame = frameAround([{ x: 12.5, y: -45 }]);
  expect(frame.width).toBeGreaterThan(5);
  expect(frame.width).toBeLessThan(15);
  expect(inFrame(frame, { x: 12.5, y: -45 }).x).toBeCloseTo((frame.width * frame.scale) / 2);
});

test("a journey along a road and one around the world get the shape that fits them", () => {
  expect(
    frameAround([
      { x: 9, y: -52 },
      { x: 16, y: -38 },
    ]).shape,
  ).toBe("tall");
  expect(
    frameAround([
      { x: -118, y: -40 },
      { x: 151, y: 40 },
    ]).shape,
  ).toBe("strip");
});

test("every stop has a tenth of the journey to spare on each side, and a pin's height above", () => {
  const point = fc.record({
    x: fc.double({ min: -180, max: 360, noNaN: true }),
    y: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      const frame = frameAround(points);
      const xs = points.map(({ x }) => x);
      const ys = points.map(({ y }) => y);
      const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
      const barely = 1e-9;
      expect(Math.min(...xs) - frame.x).toBeGreaterThanOrEqual(width * 0.1 - barely);
      expect(frame.x + frame.width - Math.max(...xs)).toBeGreaterThanOrEqual(width * 0.1 - barely);
      expect(frame.y + frame.height - Math.max(...ys)).toBeGreaterThanOrEqual(height * 0.1 - barely);
      expect(Math.min(...ys) - frame.y).toBeGreaterThanOrEqual(height * 0.2 - barely);
      expect(Math.max(frame.width, frame.height) * frame.scale).toBeCloseTo(1000);
    }),
  );
});
