import { expect, test } from "vitest";
import {
  currentSizes,
  firstSizes,
  photoFiles,
  photoIdOf,
  photoNameOf,
  possibleFileNames,
} from "./photo-files";

const id = "0123456789abcdef0123";
const name = `${id}_capi-a-Roma.jpg`;

const photoOf = (width: number, height: number, sizes = currentSizes) => ({ name, width, height, sizes });

test("a large photo has JPEG at full size and 960, WebP at 480, 640, 960, 1600 and full size", () => {
  const files = photoFiles(photoOf(2560, 1920)).map((file) => [file.name, file.width, file.height]);
  expect(files).toEqual([
    [name, 2560, 1920],
    [`${id}-960_capi-a-Roma.jpg`, 960, 720],
    [`${id}-480_capi-a-Roma.webp`, 480, 360],
    [`${id}-640_capi-a-Roma.webp`, 640, 480],
    [`${id}-960_capi-a-Roma.webp`, 960, 720],
    [`${id}-1600_capi-a-Roma.webp`, 1600, 1200],
    [`${id}_capi-a-Roma.webp`, 2560, 1920],
  ]);
});

test("a photo that was prepared in fewer sizes has no file more than those", () => {
  const widths = photoFiles(photoOf(2560, 1920, firstSizes)).map(({ type, width }) => `${type} ${width}`);
  expect(widths).toEqual([
    "image/jpeg 2560",
    "image/jpeg 960",
    "image/webp 480",
    "image/webp 960",
    "image/webp 1600",
    "image/webp 2560",
  ]);
});

test("a small photo is never blown up", () => {
  expect(photoFiles(photoOf(480, 300)).map((file) => file.name)).toEqual([name, `${id}_capi-a-Roma.webp`]);
});

test("a thread-thin photo keeps at least one pixel", () => {
  expect(Math.min(...photoFiles(photoOf(2560, 1)).map((file) => file.height))).toBe(1);
});

test.each([firstSizes, currentSizes])(
  "every file of a photo in %s leads back to its name, and is removed with it",
  (sizes) => {
    for (const { name: fileName } of photoFiles(photoOf(1500, 2560, sizes))) {
      expect(photoNameOf(fileName)).toBe(name);
      expect(possibleFileNames(name)).toContain(fileName);
    }
    expect(photoIdOf(name)).toBe(id);
  },
);

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
