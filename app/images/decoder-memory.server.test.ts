import { crc32 } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jpegPromising, plain } from "../../tests/support/photos/photo-bombs";
import { type PhotoBench, photoBench } from "../../tests/support/photos/photo-bench";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const accepted = { ok: true, value: {} };
const refused = { ok: false, code: "too-much-memory" };

const progressive = { progressive: true };

/** Changes a JPEG so that the header of its first scan states only one colour. */
function inScansOfOneColour(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const oneColour = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0]);
  return Buffer.concat([jpeg.subarray(0, scan), oneColour, jpeg.subarray(scan + 14)]);
}

/** Adds many segments before a JPEG's frame, so that readers must search long for the frame. */
function withOddSegments(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 0xff)]);
  const filling = Buffer.from([0xff, 0xff, 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, comment, filling, jpeg.subarray(2)]);
}

async function pngPromising(width: number, height: number, interlaced: boolean): Promise<Buffer> {
  const png = await plain(64, 48, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png[28] = interlaced ? 1 : 0;
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function avifPromising(width: number, height: number, bitdepth: 8 | 10): Promise<Buffer> {
  const avif = await plain(64, 48).avif({ bitdepth }).toBuffer();
  const size = avif.indexOf("ispe") + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

test.each([
  ["a JPEG of a phone's 50 megapixels", () => jpegPromising(8192, 6144)],
  ["a progressive JPEG of 24 megapixels", () => jpegPromising(6000, 4000, progressive)],
  [
    "a progressive JPEG of 12 megapixels with all its colours",
    () => jpegPromising(4000, 3000, { ...progressive, chromaSubsampling: "4:4:4" }),
  ],
  ["a JPEG 60,000 pixels wide", () => jpegPromising(60_000, 800)],
  ["a PNG of 50 megapixels", () => pngPromising(8192, 6144, false)],
  ["an interlaced PNG of 20 megapixels", () => pngPromising(5000, 4000, true)],
  ["a PNG 50,000 pixels high", () => pngPromising(1000, 50_000, false)],
  ["an AVIF of 5 megapixels", () => avifPromising(2560, 1920, 8)],
  ["an AVIF of 10 bits and 4 megapixels", () => avifPromising(2300, 1725, 10)],
])("%s is not too much", async (_what, photo) => {
  expect(await bench.position(await photo())).toEqual(accepted);
});

test.each([
  ["a progressive JPEG of 49 megapixels", () => jpegPromising(7000, 7000, progressive)],
  [
    "a progressive JPEG of 24 megapixels with all its colours",
    () => jpegPromising(6000, 4000, { ...progressive, chromaSubsampling: "4:4:4" }),
  ],
  [
    "a JPEG of 49 megapixels, one colour after the other",
    async () => inScansOfOneColour(await jpegPromising(7000, 7000)),
  ],
  [
    "a progressive JPEG behind comments",
    async () => withOddSegments(await jpegPromising(7000, 7000, progressive)),
  ],
  ["an interlaced PNG of 30 megapixels", () => pngPromising(6000, 5000, true)],
  ["a PNG of five million pixels a row", () => pngPromising(5_000_000, 9, false)],
  ["an AVIF of 12 megapixels", () => avifPromising(4000, 3000, 8)],
  ["an AVIF of 10 bits and 5 megapixels", () => avifPromising(2560, 1920, 10)],
])("%s needs too much memory", async (_what, photo) => {
  expect(await bench.position(await photo())).toEqual(refused);
});
