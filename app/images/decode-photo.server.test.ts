import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPhoto } from "../../tests/support/test-photos";
import { colourAt, distance, type PhotoBench, photoBench } from "../../tests/support/photos/photo-bench";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const red = [200, 30, 60];
const green = [30, 160, 70];
const blue = [40, 60, 200];
const white = [255, 255, 255];

function plain(colour: number[], width = 80, height = 60): Sharp {
  const [r = 0, g = 0, b = 0] = colour;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

/**
 * A blue picture with this orientation. As stored, its first corner is red and its second corner is green. So the
 * corners show what the orientation does.
 */
async function corners(orientation: number): Promise<Buffer> {
  const corner = async (colour: number[], left: number) => ({
    input: await plain(colour, 20, 20).png().toBuffer(),
    left,
    top: 0,
  });
  return plain(blue)
    .composite([await corner(red, 0), await corner(green, 60)])
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test.each([
  [1, { red: [0, 0], green: [1, 0] }],
  [2, { red: [1, 0], green: [0, 0] }],
  [3, { red: [1, 1], green: [0, 1] }],
  [4, { red: [0, 1], green: [1, 1] }],
  [5, { red: [0, 0], green: [0, 1] }],
  [6, { red: [1, 0], green: [1, 1] }],
  [7, { red: [1, 1], green: [1, 0] }],
  [8, { red: [0, 1], green: [0, 0] }],
] as const)("orientation %i is stored upright", async (orientation, corner) => {
  const photo = await bench.photo(await corners(orientation));
  expect([photo.width, photo.height]).toEqual(orientation < 5 ? [80, 60] : [60, 80]);
  expect(distance(await colourAt(photo, corner.red[0], corner.red[1]), red)).toBeLessThan(12);
  expect(distance(await colourAt(photo, corner.green[0], corner.green[1]), green)).toBeLessThan(12);
});

test.each([
  ["a JPEG in Display P3", plain(red).withIccProfile("p3").jpeg({ quality: 100 }), 4],
  ["a WebP in Display P3", plain(red).withIccProfile("p3").webp({ quality: 100 }), 4],
  ["an AVIF in Display P3", plain(red).withIccProfile("p3").avif({ quality: 100 }), 4],
  ["a JPEG in CMYK, within what ink can do", plain(red).withIccProfile("cmyk").jpeg({ quality: 100 }), 20],
  ["a PNG of 16 bits", plain(red).toColourspace("rgb16").png(), 3],
  ["an AVIF of 10 bits", plain(red).toColourspace("rgb16").avif({ bitdepth: 10, quality: 90 }), 4],
  ["a PNG with a palette", plain(red).png({ palette: true }), 3],
  ["a progressive JPEG", plain(red).jpeg({ quality: 95, progressive: true }), 4],
])("%s keeps its colours", async (_what, image, tolerance) => {
  expect(
    distance(await colourAt(await bench.photo(await image.toBuffer()), 0.5, 0.5), red),
  ).toBeLessThanOrEqual(tolerance);
});

test("a grey photo stays grey", async () => {
  const grey = await plain([120, 120, 120]).toColourspace("b-w").jpeg().toBuffer();
  expect((await sharp(grey).metadata()).channels).toBe(1);
  expect(distance(await colourAt(await bench.photo(grey), 0.5, 0.5), [120, 120, 120])).toBeLessThanOrEqual(3);
});

test.each(["png", "webp", "avif", "gif"] as const)(
  "what is transparent in a %s becomes white",
  async (format) => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const photo = await bench.photo(await clear.toFormat(format).toBuffer());
    expect(distance(await colourAt(photo, 0.5, 0.5), white)).toBeLessThanOrEqual(2);
  },
);

test("of an animation the first frame is kept", async () => {
  const frames = [await plain(red).png().toBuffer(), await plain(green).png().toBuffer()];
  for (const format of ["gif", "webp"] as const) {
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const photo = await bench.photo(animation);
    expect([photo.width, photo.height]).toEqual([80, 60]);
    expect(distance(await colourAt(photo, 0.5, 0.9), red)).toBeLessThan(12);
  }
});

test("a JPEG without its last bytes is accepted, as every viewer shows it", async () => {
  const jpeg = await jpegPhoto({ width: 800, height: 600 });
  expect(await bench.prepare(jpeg.subarray(0, -2))).toMatchObject({ ok: true });
  expect(await bench.prepare(jpeg.subarray(0, Math.floor(jpeg.length * 0.97)))).toMatchObject({ ok: true });
});

test("a JPEG of which a large part is missing is refused", async () => {
  const jpeg = await jpegPhoto({ width: 800, height: 600 });
  expect(await bench.prepare(jpeg.subarray(0, Math.floor(jpeg.length * 0.5)))).toEqual({
    ok: false,
    code: "undecodable",
  });
});

test("a photo whose lower half really is grey is not taken for a broken one", async () => {
  const ground = { input: await plain([128, 128, 128], 80, 30).png().toBuffer(), left: 0, top: 30 };
  const jpeg = await plain(blue).composite([ground]).jpeg().toBuffer();
  expect(await bench.prepare(jpeg)).toMatchObject({ ok: true });
});

/**
 * A JPEG of many small blocks with a restart mark after each block, as cameras write JPEGs. Some blocks are missing.
 */
async function jpegWithAHole(): Promise<Buffer> {
  const one = await plain(blue, 8, 8).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  const frame = one.indexOf(Buffer.from([0xff, 0xc0]));
  const scan = one.indexOf(Buffer.from([0xff, 0xda]));
  const block = scan + 2 + one.readUInt16BE(scan + 2);
  one.writeUInt16BE(800, frame + 5);
  one.writeUInt16BE(800, frame + 7);
  const blocks = Array.from({ length: 100 * 100 }, (_, at) => [
    one.subarray(block, -2),
    Buffer.from([0xff, 0xd0 | (at & 7)]),
  ]);
  const everyBlock = Buffer.from([0xff, 0xdd, 0, 4, 0, 1]);
  const left = blocks.flatMap((parts, at) => (at > 5000 && at < 5500 ? [] : parts)).slice(0, -1);
  return Buffer.concat([
    one.subarray(0, scan),
    everyBlock,
    one.subarray(scan, block),
    ...left,
    one.subarray(-2),
  ]);
}

test("a JPEG that lost a part of its middle is accepted, as every viewer shows it", async () => {
  const photo = await bench.photo(await jpegWithAHole());
  expect([photo.width, photo.height]).toEqual([800, 800]);
  expect(distance(await colourAt(photo, 0.5, 0.9), blue)).toBeLessThan(8);
});

test.each(["png", "webp", "gif", "avif"] as const)("half a %s is refused", async (format) => {
  const whole = await sharp(await jpegPhoto({ width: 800, height: 600 }))
    .toFormat(format)
    .toBuffer();
  expect(await bench.prepare(whole.subarray(0, whole.length / 2))).toEqual({
    ok: false,
    code: "undecodable",
  });
});
