import { expect, test } from "vitest";
import { photoFiles, photoIdOf, photoNameOf, possibleFileNames } from "./photo-files";

const id = "0123456789abcdef0123";
const name = `${id}_capi-a-Roma.jpg`;

test("a large photo has JPEG at full size and 960, WebP at 480, 960, 1600 and full size", () => {
  const files = photoFiles({ name, width: 2560, height: 1920 }).map((file) => [
    file.name,
    file.width,
    file.height,
  ]);
  expect(files).toEqual([
    [name, 2560, 1920],
    [`${id}-960_capi-a-Roma.jpg`, 960, 720],
    [`${id}-480_capi-a-Roma.webp`, 480, 360],
    [`${id}-960_capi-a-Roma.webp`, 960, 720],
    [`${id}-1600_capi-a-Roma.webp`, 1600, 1200],
    [`${id}_capi-a-Roma.webp`, 2560, 1920],
  ]);
});

test("a small photo is never blown up", () => {
  expect(photoFiles({ name, width: 480, height: 300 }).map((file) => file.name)).toEqual([
    name,
    `${id}_capi-a-Roma.webp`,
  ]);
});

test("a thread-thin photo keeps at least one pixel", () => {
  expect(Math.min(...photoFiles({ name, width: 2560, height: 1 }).map((file) => file.height))).toBe(1);
});

test("every file of a photo leads back to its name, and is among its possible ones", () => {
  for (const { name: fileName } of photoFiles({ name, width: 1500, height: 2560 })) {
    expect(photoNameOf(fileName)).toBe(name);
    expect(possibleFileNames(name)).toContain(fileName);
  }
  expect(photoIdOf(name)).toBe(id);
});

test.each([
  "capi.jpg",
  `${id}.jpg`,
  `${id}_.jpg`,
  `${id}_a_b.jpg`,
  `${id}_a.png`,
  `${id}_a.jpg\n`,
  `${id}_a.jpg.unfinished`,
  `${id}_../a.jpg`,
  `../${name}`,
  `${id.toUpperCase()}_a.jpg`,
  `${id}_a\0.jpg`,
  `${id}_%2e%2e.jpg`,
  `${id}_${"a".repeat(41)}.jpg`,
])("%j is no file of ours", (fileName) => {
  expect(photoNameOf(fileName)).toBeNull();
});
