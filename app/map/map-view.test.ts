import { describe, expect, it } from "vitest";
import { formatView, isInView, lastZoom, parseView, pointInView, viewAround, viewSize } from "./map-view";

const lecce = { latitude: 40.355, longitude: 18.172 };

describe("a click on a view", () => {
  it("in the middle is its centre", () => {
    const found = pointInView(viewAround(lecce), viewSize / 2, viewSize / 2);
    expect(found?.latitude).toBeCloseTo(40.355, 6);
    expect(found?.longitude).toBeCloseTo(18.172, 6);
  });

  it("is a point of that view, also across the 180th meridian and beside the poles", () => {
    for (const centre of [lecce, { latitude: -16.8, longitude: 179.99 }, { latitude: 90, longitude: 0 }]) {
      for (let zoom = 0; zoom <= lastZoom; zoom += 1) {
        const view = { ...centre, zoom };
        const found = pointInView(view, 1, viewSize - 1);
        expect(found && isInView(view, found)).toBe(true);
        expect(Math.abs(found?.longitude ?? NaN)).toBeLessThanOrEqual(180);
        expect(Math.abs(found?.latitude ?? NaN)).toBeLessThanOrEqual(90);
      }
    }
  });

  it.each([
    [0, 0],
    [-1, 20],
    [20, viewSize],
    [NaN, 20],
    [20, 1e9],
  ])("at %s, %s is outside", (x, y) => {
    expect(pointInView(viewAround(null), x, y)).toBeNull();
  });
});

describe("a view as text", () => {
  it("is the same afterwards", () => {
    expect(parseView(formatView(viewAround(lecce)))).toEqual({ ...lecce, zoom: 5 });
  });

  it.each(["", "1,2,3", "40.35500,18.17200,8", "91.00000,0.00000,1", "40.35500,181.00000,1", "x"])(
    "«%s» is none",
    (text) => {
      expect(parseView(text)).toBeNull();
    },
  );
});
