import { afterAll, beforeAll, expect, test } from "vitest";
import { type HeicPhoto, heicPhoto } from "../../tests/support/photos/heic-photo";
import type { Colour } from "../../tests/support/photos/hevc-blocks";
import { pngWithChunk } from "../../tests/support/photos/photo-bombs";
import { colourAt, distance, type PhotoBench, photoBench } from "../../tests/support/photos/photo-bench";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const mauve: Colour = [140, 90, 110];
const light: Colour = [148, 148, 148];
const grey: Colour = [128, 128, 128];
const green: Colour = [30, 160, 70];
/** The samples of the pictures below, from left to right. */
const samples = [mauve, light, grey, green];

/** How Chromium 156 draws these samples on a canvas, when an AVIF states primaries and transfer. */
const spaces: { name: string; primaries: number; transfer: number; shown: Colour[] }[] = [
  {
    name: "PQ",
    primaries: 9,
    transfer: 16,
    shown: [
      [200, 18, 94],
      [187, 187, 187],
      [133, 133, 133],
      [0, 226, 0],
    ],
  },
  {
    name: "HLG",
    primaries: 9,
    transfer: 18,
    shown: [
      [122, 61, 84],
      [120, 120, 120],
      [100, 100, 100],
      [0, 138, 39],
    ],
  },
  { name: "Display P3", primaries: 12, transfer: 13, shown: [[148, 87, 110], light, grey, [0, 164, 54]] },
  { name: "BT.2020", primaries: 9, transfer: 1, shown: [[163, 81, 110], light, grey, [0, 170, 49]] },
  {
    name: "BT.601 of 525 lines",
    primaries: 6,
    transfer: 6,
    shown: [[138, 92, 109], light, grey, [48, 159, 68]],
  },
  {
    name: "BT.601 of 625 lines",
    primaries: 5,
    transfer: 6,
    shown: [[142, 90, 109], light, grey, [0, 161, 71]],
  },
  {
    name: "linear light",
    primaries: 1,
    transfer: 8,
    shown: [
      [196, 160, 175],
      [200, 200, 200],
      [188, 188, 188],
      [95, 208, 142],
    ],
  },
  { name: "sRGB", primaries: 1, transfer: 13, shown: samples },
];

/** An AVIF of ten bits with these samples. Its AV1 stream states BT.2020, PQ and the matrix of BT.601. */
const avif =
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAHkAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAQAAAAEHBpeGkAAAAAAwoKCgAAAAxhdjFDgSBAAAAAABNjb2xybmNseAAJABAABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAIFtZGF0EgAKCDgU//YwkQBpMmsQAADuakKJivc914pNTpVNWhdpNx4mu3ltflvezqK41Cg4fdy4hofDPKVuGwosstsQwGwnyZpGKoCJH9jqw9Vxoj62YT1Or3axyPhrircD0x2ixP7kB90V6WPMZ2oQ9hjZQxlTahW31Wv7YA==";

function avifStating(primaries: number, transfer: number): Buffer {
  const file = Buffer.from(avif, "base64");
  const colours = file.indexOf("colrnclx") + 8;
  file.writeUInt16BE(primaries, colours);
  file.writeUInt16BE(transfer, colours + 2);
  return file;
}

/** Prepares a picture of four parts. Returns the largest difference between a part and what it should be. */
async function worstOf(file: Buffer, shown: Colour[]): Promise<number> {
  const photo = await bench.photo(file);
  const parts = shown.map(async (colour, n) =>
    distance(await colourAt(photo, n / 4 + 1 / 8, 0.5), [...colour]),
  );
  return Math.max(...(await Promise.all(parts)));
}

test.each(spaces)("an AVIF in $name looks as in a browser", async ({ primaries, transfer, shown }) => {
  expect(await worstOf(avifStating(primaries, transfer), shown)).toBeLessThan(6);
});

test.each(spaces)("a HEIC in $name looks as in a browser", async ({ primaries, transfer, shown }) => {
  const heic: HeicPhoto = { blocks: [samples, samples], colours: [primaries, transfer, 6] };
  expect(await worstOf(heicPhoto(heic), shown)).toBeLessThan(8);
  expect(await worstOf(heicPhoto({ ...heic, bits: 10 }), shown)).toBeLessThan(6);
  expect(await worstOf(heicPhoto({ ...heic, bits: 10, tileBlocks: 2 }), shown)).toBeLessThan(6);
});

test("a PNG that states HDR is not taken for sRGB", async () => {
  const middle = async (transfer: number) =>
    colourAt(await bench.photo(await pngWithChunk("cICP", Uint8Array.of(9, transfer, 0, 1))), 0.5, 0.8);
  expect(distance(await middle(16), await middle(1))).toBeGreaterThan(20);
});

/** An AVIF whose stream has the range of video. Its box says: nothing specified, full range. Browsers follow the box. */
const unspecified =
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAADcAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAQAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAACAAIAAoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAD9tZGF0EgAKBTgU//YBMiwVAAQQQQQA7mphN9uZDk6yznxz4ZZmBaMyMbIULIxQt8oB2IQPiVDp6S0pYA==";

test("a picture of which nothing is specified looks as in a browser", async () => {
  const shown: Colour[] = [
    [191, 40, 67],
    [39, 155, 76],
    [49, 68, 189],
    [126, 126, 126],
  ];
  expect(await worstOf(Buffer.from(unspecified, "base64"), shown)).toBeLessThan(6);
  const heic = heicPhoto({ blocks: [samples, samples], colours: [2, 2, 2] });
  expect(await worstOf(heic, samples)).toBeLessThan(6);
});
