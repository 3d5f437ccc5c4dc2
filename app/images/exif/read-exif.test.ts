import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type PhotoBench, photoBench } from "../../../tests/support/photos/photo-bench";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const siena = { latitude: 43.3188, longitude: 11.3308 };

/** Makes a JPEG with these EXIF GPS tags, each as text (`43/1 19/1 77/10`). */
async function withTags(tags: Record<string, string>): Promise<Buffer> {
  return sharp(await jpegPhoto({ width: 40, height: 30 }))
    .withExif({ IFD3: tags })
    .jpeg()
    .toBuffer();
}

const north = { GPSLatitudeRef: "N", GPSLatitude: "43/1 19/1 0/1" };
const east = { GPSLongitudeRef: "E", GPSLongitude: "11/1 30/1 0/1" };

test.each(["jpeg", "webp", "avif", "png"] as const)("the place of a %s is found", async (format) => {
  const bytes = await sharp(await jpegPhoto({ width: 800, height: 600, position: siena }))
    .keepExif()
    .toFormat(format)
    .toBuffer();
  const prepared = await bench.prepare(bytes);
  const place = prepared.ok ? prepared.value.position : null;
  expect(place?.latitude).toBeCloseTo(siena.latitude, 5);
  expect(place?.longitude).toBeCloseTo(siena.longitude, 5);
  expect(await bench.position(bytes)).toEqual({ ok: true, value: place });
});

test("it is found in a PNG that says it after the picture", async () => {
  const png = await sharp(await jpegPhoto({ width: 40, height: 30, position: siena }))
    .keepExif()
    .png()
    .toBuffer();
  const exif = png.indexOf("eXIf") - 4;
  const after = exif + 12 + png.readUInt32BE(exif);
  const end = png.length - 12;
  const moved = Buffer.concat(
    [0, after, exif, end].map((from, at) => png.subarray(from, [exif, end, after][at])),
  );
  expect((await sharp(moved).metadata()).exif).toBeUndefined();
  const found = {
    latitude: expect.closeTo(siena.latitude, 5),
    longitude: expect.closeTo(siena.longitude, 5),
  };
  expect(await bench.position(moved)).toEqual({ ok: true, value: found });
});

test.each(["jpeg", "webp", "avif", "png"] as const)(
  "the day and the hour of a %s are found",
  async (format) => {
    const bytes = await sharp(await jpegPhoto({ width: 800, height: 600, takenAt: "2026:05:03 23:30:00" }))
      .keepExif()
      .toFormat(format)
      .toBuffer();
    expect(await bench.prepare(bytes)).toMatchObject({ ok: true, value: { takenAt: "2026-05-03T23:30" } });
  },
);

test("a camera whose clock was never set says no day", async () => {
  const bytes = await jpegPhoto({ width: 800, height: 600, takenAt: "0000:00:00 00:00:00", position: siena });
  expect(await bench.prepare(bytes)).toMatchObject({ ok: true, value: { takenAt: null } });
  expect(await bench.prepare(await jpegPhoto({ width: 800, height: 600 }))).toMatchObject({
    ok: true,
    value: { takenAt: null },
  });
});

test("south and west are negative", async () => {
  const answer = await bench.position(
    await jpegPhoto({ width: 800, height: 600, position: { latitude: -34.6, longitude: -58.4 } }),
  );
  expect(answer).toEqual({
    ok: true,
    value: { latitude: expect.closeTo(-34.6, 5), longitude: expect.closeTo(-58.4, 5) },
  });
});

test.each([
  ["no GPS at all", {}, {}],
  [
    "zeros, as phones write for 'unknown'",
    { ...north, ...east, GPSLatitude: "0/1 0/1 0/1", GPSLongitude: "0/1 0/1 0/1" },
    {},
  ],
  ["0/0", { ...north, ...east, GPSLatitude: "0/0 0/0 0/0", GPSLongitude: "0/0 0/0 0/0" }, {}],
  ["a latitude beyond the pole", { ...north, ...east, GPSLatitude: "91/1 0/1 0/1" }, { longitude: 11.5 }],
  [
    "a longitude beyond the date line",
    { ...north, ...east, GPSLongitude: "180/1 0/1 1/1" },
    { latitude: 43.3166667 },
  ],
  ["61 minutes", { ...north, ...east, GPSLatitude: "43/1 61/1 0/1" }, { longitude: 11.5 }],
  ["a missing north or south", { ...east, GPSLatitude: "43/1 19/1 0/1" }, { longitude: 11.5 }],
  ["a missing east or west", { ...north, GPSLongitude: "11/1 30/1 0/1" }, { latitude: 43.3166667 }],
  ["a hemisphere that does not exist", { ...north, ...east, GPSLatitudeRef: "X" }, { longitude: 11.5 }],
  ["only a latitude", north, { latitude: 43.3166667 }],
  [
    "a point on the equator",
    { ...north, ...east, GPSLatitude: "0/1 0/1 0/1" },
    { latitude: 0, longitude: 11.5 },
  ],
])("with %s, what is not sure is not found", async (_what, tags, found) => {
  const bytes = await withTags(tags);
  expect(await bench.position(bytes)).toEqual({ ok: true, value: found });
  const complete = Object.keys(found).length === 2;
  expect(await bench.prepare(bytes)).toMatchObject({
    ok: true,
    value: { position: complete ? found : null },
  });
});

test("EXIF that is nonsense never stops a photo", async () => {
  const bytes = await jpegPhoto({ width: 40, height: 30, position: siena });
  const start = bytes.indexOf("Exif\0\0") + 6;
  const flips = fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(flips, async (changes) => {
      const broken = Buffer.from(bytes);
      for (const [at, value] of changes) broken[start + at] = value;
      const answer = await bench.position(broken);
      if (!answer.ok) throw new Error(`refused: ${answer.code}`);
      for (const [name, limit] of [
        ["latitude", 90],
        ["longitude", 180],
      ] as const)
        expect(Math.abs(answer.value[name] ?? 0)).toBeLessThanOrEqual(limit);
    }),
    { seed: 4326, numRuns: 300 },
  );
});
