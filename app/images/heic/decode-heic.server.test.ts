import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heicPhoto } from "../../../tests/support/photos/heic-photo";
import { heicWorkerText } from "../../../tests/support/photos/heic-worker-text";
import type { Colour } from "../../../tests/support/photos/hevc-blocks";
import {
  colourAt,
  distance,
  type PhotoBench,
  photoBench,
  type ReadPhoto,
} from "../../../tests/support/photos/photo-bench";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { decodeHeic } from "./decode-heic.server";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const red: Colour = [200, 30, 60];
const green: Colour = [30, 160, 70];
const blue: Colour = [40, 60, 200];
const white: Colour = [240, 240, 240];
const blocks = [
  [red, green, blue],
  [blue, blue, blue],
];
const undecodable = { ok: false, code: "undecodable-heic" };

async function exifOf(photo: Parameters<typeof jpegPhoto>[0]): Promise<Uint8Array> {
  const { exif } = await sharp(await jpegPhoto(photo)).metadata();
  return exif?.subarray("Exif\0\0".length) ?? new Uint8Array();
}

test.each(["heic", "mif1"])("a HEIC file of brand %s becomes a photo in the right colours", async (brand) => {
  const photo = await bench.photo(heicPhoto({ blocks, brand }), "IMG_0042.HEIC");
  expect(photo.name).toMatch(/^[0-9a-f]{20}_IMG-0042\.jpg$/);
  expect([photo.width, photo.height]).toEqual([96, 64]);
  expect(distance(await colourAt(photo, 0.1, 0.1), [...red])).toBeLessThan(8);
  expect(distance(await colourAt(photo, 0.5, 0.1), [...green])).toBeLessThan(8);
  expect(distance(await colourAt(photo, 0.9, 0.9), [...blue])).toBeLessThan(8);
});

test("it stands upright by its own turns alone: its EXIF orientation tells of what was already done", async () => {
  const exif = await exifOf({ orientation: 6 });
  const photo = await bench.photo(heicPhoto({ blocks, exif, quarterTurns: 3 }));
  expect([photo.width, photo.height]).toEqual([64, 96]);
  expect(distance(await colourAt(photo, 0.9, 0.1), [...red])).toBeLessThan(8);
  expect(distance(await colourAt(photo, 0.9, 0.5), [...green])).toBeLessThan(8);
});

test("an iPhone's Display P3 is understood", async () => {
  const inP3 = await sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: 200, g: 30, b: 60 } },
  })
    .withIccProfile("p3")
    .png()
    .toBuffer();
  const profile = (await sharp(inP3).metadata()).icc;
  const [r = 0, g = 0, b = 0] = await sharp(inP3, { ignoreIcc: true }).raw().toBuffer();
  expect(distance([r, g, b], [...red])).toBeGreaterThan(12);
  const photo = await bench.photo(heicPhoto({ blocks: [[[r, g, b]]], profile }));
  expect(distance(await colourAt(photo, 0.5, 0.5), [...red])).toBeLessThan(5);
  expect((await sharp(photo.files[0]?.bytes).metadata()).icc).toBeUndefined();
});

test("of several pictures in a file the main one is taken", async () => {
  const photo = await bench.photo(heicPhoto({ blocks, sidePicture: [[green]] }));
  expect([photo.width, photo.height]).toEqual([96, 64]);
  expect(distance(await colourAt(photo, 0.1, 0.1), [...red])).toBeLessThan(8);
});

test("its place is found", async () => {
  const exif = await exifOf({ position: { latitude: 43.3188, longitude: 11.3308 } });
  const bytes = heicPhoto({ blocks, exif });
  const place = { latitude: expect.closeTo(43.3188, 5), longitude: expect.closeTo(11.3308, 5) };
  expect(await bench.position(bytes)).toEqual({ ok: true, value: place });
  expect(await bench.prepare(bytes)).toMatchObject({ ok: true, value: { position: place } });
});

test("53 promised megapixels are refused by the header", async () => {
  const bytes = heicPhoto({ blocks, promised: { width: 8800, height: 6000 } });
  expect(await bench.prepare(bytes)).toEqual({ ok: false, code: "too-many-pixels" });
});

/** A picture of more tiles than sharp opens. */
const manyTiles = { blocks: Array.from({ length: 17 }, () => Array<Colour>(17).fill(red)), tileBlocks: 1 };

test("200 megapixels in many tiles are too many, whatever else a header's reader says", async () => {
  const bytes = heicPhoto({ ...manyTiles, promised: { width: 12_240, height: 16_320 } });
  await expect(sharp(bytes).metadata()).rejects.toThrow("security limit");
  expect(await bench.prepare(bytes)).toEqual({ ok: false, code: "too-many-pixels" });
});

test("a HEIC that cannot be opened is an iPhone's when its EXIF says so", async () => {
  const madeBy = async (Make: string) => {
    const photo = sharp(await jpegPhoto({})).withExif({ IFD0: { Make } });
    const { exif } = await sharp(await photo.jpeg().toBuffer()).metadata();
    return heicPhoto({ ...manyTiles, exif: exif?.subarray("Exif\0\0".length) });
  };
  expect(await bench.prepare(await madeBy("SONY"))).toEqual(undecodable);
  expect(await bench.prepare(await madeBy("Apple"))).toEqual({ ok: false, code: "undecodable-apple-heic" });
});

test("one that promises another size than it has, is cut off or is rubbish is refused", async () => {
  const whole = heicPhoto({ blocks });
  expect(await bench.prepare(heicPhoto({ blocks, promised: { width: 4000, height: 3000 } }))).toEqual(
    undecodable,
  );
  expect(await bench.prepare(whole.subarray(0, whole.length / 2))).toEqual(undecodable);
  expect(await bench.prepare(whole.subarray(0, 60))).toEqual(undecodable);
  const rubbish = Buffer.from(whole);
  rubbish.fill(0x5a, whole.indexOf("mdat") + 4);
  expect(await bench.prepare(rubbish)).toEqual(undecodable);
});

/** Each corner has its own colour, so that turns, mirror images and lost tiles are seen. */
const corners = [
  [red, red, blue, blue],
  [red, red, blue, blue],
  [green, green, white, white],
  [green, green, white, white],
];
const cornersOf = async (photo: ReadPhoto) =>
  Promise.all(
    [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ].map(([x = 0, y = 0]) => colourAt(photo, x, y)),
  );

test("a photo in tiles, as phones make them, is put together", async () => {
  const photo = await bench.photo(heicPhoto({ blocks: corners, tileBlocks: 2 }));
  expect([photo.width, photo.height]).toEqual([128, 128]);
  const found = await cornersOf(photo);
  for (const [n, colour] of [red, blue, green, white].entries())
    expect(distance(found[n] ?? [], [...colour])).toBeLessThan(8);
});

test.each([
  { quarterTurns: 1 },
  { quarterTurns: 2 },
  { quarterTurns: 3 },
  { mirrorAxis: 0 },
  { mirrorAxis: 1 },
  { quarterTurns: 1, mirrorAxis: 0 },
  { quarterTurns: 3, mirrorAxis: 1 },
])("a photo in tiles stands as the decoder itself would turn it: %o", async (turn) => {
  const blocks = corners.map((row) => row.slice(0, 2).concat(row));
  const whole = await bench.photo(heicPhoto({ blocks, ...turn }));
  const tiled = await bench.photo(heicPhoto({ blocks, tileBlocks: 2, ...turn }));
  expect([tiled.width, tiled.height]).toEqual([whole.width, whole.height]);
  const [expected, found] = [await cornersOf(whole), await cornersOf(tiled)];
  for (const [n, colour] of expected.entries()) expect(distance(found[n] ?? [], colour)).toBeLessThan(8);
});

test("what its tiles have too much is cut off, whichever way it is turned", async () => {
  const cut = { width: 70, height: 100 };
  for (const [quarterTurns, size] of [
    [0, [70, 100]],
    [1, [100, 70]],
  ] as const) {
    const photo = await bench.photo(heicPhoto({ blocks: corners, tileBlocks: 2, cut, quarterTurns }));
    expect([photo.width, photo.height]).toEqual(size);
    const colour = quarterTurns === 0 ? blue : red;
    const [x, y] = quarterTurns === 0 ? [0.97, 0.3] : [0.3, 0.97];
    expect(distance(await colourAt(photo, x, y), [...colour])).toBeLessThan(8);
  }
});

test("a phone's 50 megapixels in tiles are made smaller while they are decoded", async () => {
  const blocks = Array.from({ length: 192 }, (_, y) => Array<Colour>(256).fill(y < 96 ? red : blue));
  const photo = await bench.photo(heicPhoto({ blocks, tileBlocks: 16 }));
  expect([photo.width, photo.height]).toEqual([2560, 1920]);
  expect(distance(await colourAt(photo, 0.99, 0.1), [...red])).toBeLessThan(8);
  expect(distance(await colourAt(photo, 0.01, 0.9), [...blue])).toBeLessThan(8);
});

test("the decoder and its picture cannot take more memory than they are given", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "giramondo-heic-"));
  const file = path.join(directory, "large.heic");
  await writeFile(file, heicPhoto({ blocks: Array.from({ length: 64 }, () => Array<Colour>(64).fill(red)) }));
  const large = { path: file, width: 2048, height: 2048, colours: null };
  const source = await heicWorkerText();
  const megabyte = 1024 * 1024;
  const picture = { width: 2048, height: 2048 };
  expect(await decodeHeic(source, large, 72 * megabyte)).toMatchObject({ picture });
  expect(await decodeHeic(source, large, 36 * megabyte)).toBeNull();
  expect(await decodeHeic(source, large, 10 * megabyte)).toBeNull();
  await rm(directory, { recursive: true });
});
