import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photoPieces } from "~/images/file-formats/photo-pieces";
import { endlessExif, exifFormats } from "../../../tests/support/photos/endless-exif";
import { type PhotoBench, photoBench } from "../../../tests/support/photos/photo-bench";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { readExif, takeExif } from "./read-exif";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const siena = { latitude: 43.3188, longitude: 11.3308 };

test.each(exifFormats)("no decoder finds the EXIF of a %s, which is read all the same", async (format) => {
  const kind = format === "avif" ? "heif" : format;
  const photo = await sharp(await jpegPhoto({ width: 800, height: 600, position: siena, orientation: 6 }))
    .keepMetadata()
    .toFormat(format)
    .toBuffer();
  expect(await sharp(photo).metadata()).toHaveProperty("exif");
  const block = takeExif(kind, photo, photoPieces(kind, photo) ?? []);
  const { exif, width, height } = await sharp(photo, { failOn: "truncated" }).metadata();
  expect(exif).toBeUndefined();
  expect([width, height].sort()).toEqual([600, 800]);
  expect(await readExif(block)).toMatchObject({
    orientation: 6,
    position: { latitude: expect.closeTo(siena.latitude, 5), longitude: expect.closeTo(siena.longitude, 5) },
  });
});

test("a JPEG with two blocks of EXIF keeps neither", async () => {
  const [one, other] = await Promise.all([
    jpegPhoto({ width: 800, height: 600, position: siena }),
    jpegPhoto({ width: 800, height: 600 }),
  ]);
  const segment = other.subarray(2, 4 + other.readUInt16BE(4));
  const both = Buffer.concat([one.subarray(0, 2), segment, one.subarray(2)]);
  takeExif("jpeg", both, photoPieces("jpeg", both) ?? []);
  expect(both.includes("Exif\0\0")).toBe(false);
});

test.each(exifFormats)("a %s whose EXIF points to itself is prepared like any other", async (format) => {
  const bytes = await endlessExif(format);
  expect(await bench.position(bytes)).toEqual({ ok: true, value: {} });
  expect(await bench.prepare(bytes)).toMatchObject({
    ok: true,
    value: { width: 60, height: 40, position: null, takenAt: null },
  });
});
