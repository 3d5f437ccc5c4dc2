import { expect, test } from "vitest";
import { unwrapLongitudes } from "./unwrap-longitudes";

const longitudes = (...values: number[]) =>
  unwrapLongitudes(values.map((longitude) => ({ latitude: 0, longitude }))).map(({ longitude }) => longitude);

test("a journey over the Pacific stays together", () => {
  expect(longitudes(139.7, -157.9, -118.2)).toEqual([139.7, 202.1, 241.8]);
});

test("a journey across the date line by a hair stays together", () => {
  expect(longitudes(179.9, -179.9)).toEqual([179.9, 180.1]);
});

test("other journeys keep their longitudes", () => {
  expect(longitudes(9.2, 12.5, 14.3)).toEqual([9.2, 12.5, 14.3]);
  expect(longitudes(-74, 9.2, 151.2)).toEqual([-74, 9.2, 151.2]);
  expect(longitudes(12.5, 12.5)).toEqual([12.5, 12.5]);
  expect(longitudes()).toEqual([]);
});

test("a journey around the whole world keeps the usual edge, with Europe in the middle", () => {
  const world = [9.2, -9.1, -74, -118.2, 139.7, 151.2, 18.4, -43.2];
  expect(longitudes(...world)).toEqual(world);
});
