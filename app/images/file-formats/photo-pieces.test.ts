import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PhotoBench, photoBench } from "../../../tests/support/photos/photo-bench";
import { maxPieces, photoPieces } from "./photo-pieces";

let bench: PhotoBench;
beforeAll(async () => {
  bench = await photoBench();
});
afterAll(() => bench.close());

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#8a5a36" } });
const bytes = (text: string) => Buffer.from(text, "latin1");

/** Makes photos with this many additional pieces. In a JPEG, PNG or AVIF the pieces stand before the pixels. */
const withPieces: Record<string, (count: number) => Promise<Buffer>> = {
  jpeg: async (count) => inserted(await picture().jpeg().toBuffer(), 2, "\xff\xe1\0\x02", count),
  png: async (count) => inserted(await picture().png().toBuffer(), 33, "\0\0\0\0abCd\0\0\0\0", count),
  webp: async (count) => {
    const webp = await picture().webp().toBuffer();
    const longer = inserted(webp, webp.length, "ANMF\0\0\0\0", count);
    longer.writeUInt32LE(longer.length - 8, 4);
    return longer;
  },
  heif: async (count) => {
    const avif = await picture().avif({ effort: 0 }).toBuffer();
    return inserted(avif, avif.length, "\0\0\0\x08free", count);
  },
};

function inserted(photo: Buffer, at: number, piece: string, count: number): Buffer {
  return Buffer.concat([photo.subarray(0, at), bytes(piece.repeat(count)), photo.subarray(at)]);
}

const kinds = ["jpeg", "png", "webp", "heif"] as const;

test.each(kinds)("a %s of far too many pieces is refused before a decoder looks at it", async (kind) => {
  const photo = (await withPieces[kind]?.(maxPieces)) ?? Buffer.alloc(0);
  expect(photoPieces(kind, photo)).toBeNull();
  expect(await bench.prepare(photo)).toEqual({ ok: false, code: "too-much-work" });
  const fewer = (await withPieces[kind]?.(maxPieces - 100)) ?? Buffer.alloc(0);
  expect(photoPieces(kind, fewer)?.length).toBeLessThanOrEqual(maxPieces);
});

test("boxes inside one another are followed no deeper than a phone puts them", () => {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4);
    return Buffer.concat([head, content]);
  };
  let nested: Buffer = Buffer.alloc(0);
  for (let depth = 0; depth < 5000; depth += 1) nested = box("iprp", nested);
  expect(photoPieces("heif", nested)).toHaveLength(4);
});

test.each([
  ["a segment that ends after the file", "jpeg", "\xff\xd8\xff\xe1\xff\xff"],
  ["a box without a size, at the end", "heif", "\0\0\0\0mdat"],
  ["a box smaller than its head", "heif", "\0\0\0\x02free\0\0\0\x08free"],
  ["a chunk of 4 GB", "png", "\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT"],
  ["half a chunk", "webp", "RIFF\0\0\0\0WEBPVP8"],
] as const)("%s ends the walk", (_what, kind, text) => {
  const pieces = photoPieces(kind, bytes(text));
  expect(pieces?.length).toBeLessThanOrEqual(1);
  for (const { end } of pieces ?? []) expect(end).toBeLessThanOrEqual(text.length);
});
