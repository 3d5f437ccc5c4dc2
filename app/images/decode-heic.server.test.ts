import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heicPhoto } from "../../tests/support/heic-photo";
import { heicWorkerText } from "../../tests/support/heic-worker-text";
import type { Colour } from "../../tests/support/hevc-blocks";
import { colourAt, distance, type PhotoBench, photoBench } from "../../tests/support/photo-bench";
import { jpegPhoto } from "../../tests/support/test-photos";
import { decodeHeic } from "./decode-heic.server";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const red: Colour = [200, 30, 60];
const green: Colour = [30, 160, 70];
const blue: Colour = [40, 60, 200];
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

test("51 promised megapixels are refused by the header", async () => {
  const bytes = heicPhoto({ blocks, promised: { width: 8500, height: 6000 } });
  expect(await bench.prepare(bytes)).toEqual({ ok: false, code: "too-many-pixels" });
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

test("the decoder cannot take more memory than it is given", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "giramondo-heic-"));
  const file = path.join(directory, "large.heic");
  await writeFile(file, heicPhoto({ blocks: Array.from({ length: 64 }, () => Array<Colour>(64).fill(red)) }));
  const large = { path: file, width: 2048, height: 2048 };
  const source = await heicWorkerText();
  expect(await decodeHeic(source, large, 256 * 1024 * 1024)).toMatchObject({ width: 2048, height: 2048 });
  expect(await decodeHeic(source, large, 24 * 1024 * 1024)).toBeNull();
  await rm(directory, { recursive: true });
});
