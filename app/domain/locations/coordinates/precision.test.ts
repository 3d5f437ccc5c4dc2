import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Precision, publicCoordinates } from "./precision";

const at = (latitude: string, longitude: string, precision: Precision) => {
  const found = publicCoordinates({ latitude, longitude }, precision);
  return `${found.latitude} ${found.longitude}`;
};

describe("the coordinates that visitors get", () => {
  it.each([
    ["45.4642", "9.1900", "exact", "45.4642 9.1900"],
    ["+45.4642", "9.0", "exact", "+45.4642 9.0"],
    ["45.4642", "9.1949", "1km", "45.46 9.19"],
    ["45.4642", "9.1949", "10km", "45.5 9.2"],
    ["-33.8568", "151.2153", "1km", "-33.86 151.22"],
    ["0.001", "-0.001", "1km", "0.00 0.00"],
    ["0.01", "-0.04", "10km", "0.0 0.0"],
    // At this latitude meridians are half as far apart, so the grid's step in degrees is twice as wide.
    ["61.0", "9.169", "1km", "61.00 9.16"],
    ["61.0", "9.29", "10km", "61.0 9.2"],
    ["89.0", "9.19", "1km", "89.00 9.00"],
    ["90.0", "123.456", "1km", "90.00 0.00"],
    ["-89.98", "123.456", "10km", "-90.0 0.0"],
    ["0.0", "179.999", "1km", "0.00 180.00"],
    ["0.0", "-179.999", "10km", "0.0 -180.0"],
    ["84.0", "179.9", "10km", "84.0 180.0"],
  ] as const)("of %s, %s (%s) are %s", (latitude, longitude, precision, expected) => {
    expect(at(latitude, longitude, precision)).toBe(expected);
  });

  it("are those of any other point of their square", () => {
    const square = (latitude: string, longitude: string) => at(latitude, longitude, "1km");
    expect(square("45.4551", "9.1851")).toBe(square("45.4649", "9.1949"));
  });

  it.each(["1km", "10km"] as const)("are on Earth, and at most so far away: %s", (precision) => {
    const km = { "1km": 1, "10km": 10 }[precision];
    const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const typed = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
        const found = publicCoordinates(typed, precision);
        for (const text of Object.values(found)) expect(text).toMatch(/^-?\d{1,3}\.\d+$/);
        const [north, east] = [Number(found.latitude), Number(found.longitude)];
        expect(Math.abs(north)).toBeLessThanOrEqual(90);
        expect(Math.abs(east)).toBeLessThanOrEqual(180);
        const turn = Math.abs(east - longitude);
        const across = Math.min(turn, 360 - turn) * Math.cos((latitude * Math.PI) / 180);
        expect(Math.hypot(north - latitude, across) * 111.2).toBeLessThan(km * 2);
      }),
    );
  });
});
