import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPhoto } from "../../tests/support/test-photos";
import { type PhotoBench, photoBench } from "../../tests/support/photos/photo-bench";
import { maxPhotoBytes } from "~/images/file-formats/photo-pieces";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const small = { width: 64, height: 48 };

/** Makes a small PNG whose header claims this size instead of its own. */
async function pngPromising(width: number, height: number): Promise<Buffer> {
  const png = await sharp(await jpegPhoto(small))
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Makes a small JPEG whose frame header claims this size instead of its own. */
async function jpegPromising(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp(await jpegPhoto(small))
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** Makes a small GIF whose screen and frame claim this size instead of their own. */
async function gifPromising(width: number, height: number): Promise<Buffer> {
  const gif = await sharp(await jpegPhoto(small))
    .gif()
    .toBuffer();
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, small.width, 0, small.height, 0]));
  for (const at of [6, frame + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

test.each(["png", "webp", "gif", "avif", "jpeg"] as const)(
  "a %s is accepted whatever it is called",
  async (format) => {
    const bytes = await sharp(await jpegPhoto(small))
      .toFormat(format)
      .toBuffer();
    const prepared = await bench.prepare(bytes, "appunti.txt");
    expect(prepared).toMatchObject({ ok: true, value: small });
  },
);

test.each([
  ["a text", Buffer.from("Caro diario, oggi il capibara…")],
  [
    "a drawing",
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  ],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a document", Buffer.from("%PDF-1.7\n1 0 obj")],
  ["a video", Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isommp42", "latin1")],
])("%s called foto.jpg is not an image", async (_what, bytes) => {
  expect(await bench.prepare(bytes, "foto.jpg")).toEqual({ ok: false, code: "not-an-image" });
  expect(await bench.position(bytes)).toEqual({ ok: false, code: "not-an-image" });
});

test("a file without a byte is empty, whatever it is called", async () => {
  expect(await bench.prepare(Buffer.alloc(0), "foto.jpg")).toEqual({ ok: false, code: "empty" });
  expect(await bench.position(Buffer.alloc(0))).toEqual({ ok: false, code: "empty" });
});

test("a TIFF is not accepted, and cannot even be opened any more", async () => {
  const tiff = await sharp(await jpegPhoto(small))
    .tiff()
    .toBuffer();
  expect(await bench.prepare(tiff)).toEqual({ ok: false, code: "not-an-image" });
  await expect(sharp(tiff).metadata()).rejects.toThrow();
});

test("a photo of exactly 10 MB is accepted, one byte more is too large", async () => {
  const jpeg = await jpegPhoto(small);
  const full = Buffer.concat([jpeg, Buffer.alloc(maxPhotoBytes - jpeg.length)]);
  expect(maxPhotoBytes).toBe(10_485_760);
  expect(await bench.prepare(full)).toMatchObject({ ok: true });
  expect(await bench.prepare(Buffer.concat([full, Buffer.alloc(1)]))).toEqual({
    ok: false,
    code: "too-large",
  });
});

test.each([
  ["PNG", pngPromising],
  ["JPEG", jpegPromising],
  ["GIF", gifPromising],
])("a %s that promises 53 megapixels is refused by its header", async (_format, promising) => {
  expect(await bench.prepare(await promising(8800, 6000))).toEqual({ ok: false, code: "too-many-pixels" });
  expect(await bench.position(await promising(8800, 6000))).toEqual({ ok: false, code: "too-many-pixels" });
});

test("52 megapixels are not too many, but these were never there", async () => {
  expect(await bench.prepare(await pngPromising(10_000, 5200))).toEqual({ ok: false, code: "undecodable" });
  expect(await bench.prepare(await pngPromising(10_000, 5201))).toEqual({
    ok: false,
    code: "too-many-pixels",
  });
});

test("only the beginning of a photo is no photo", async () => {
  const jpeg = await jpegPhoto({ width: 800, height: 600 });
  expect(await bench.prepare(jpeg.subarray(0, 20))).toEqual({ ok: false, code: "undecodable" });
  const avif = await sharp(jpeg).avif().toBuffer();
  expect(await bench.prepare(avif.subarray(0, 100))).toEqual({ ok: false, code: "undecodable" });
});
