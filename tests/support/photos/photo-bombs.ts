import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { jpegPhoto } from "../test-photos";

const small = { width: 64, height: 48 };

/** Returns a small PNG with another chunk after its header. */
export async function pngWithChunk(name: string, data: Uint8Array): Promise<Buffer> {
  const png = await sharp(await jpegPhoto(small))
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, checksum, png.subarray(33)]);
}

/** Returns a small PNG whose colour profile has this many bytes when it is inflated. */
export function pngWithInflatedProfile(bytes: number): Promise<Buffer> {
  return pngWithChunk("iCCP", Buffer.concat([Buffer.from("profile\0\0"), deflateSync(Buffer.alloc(bytes))]));
}

/** Returns a JPEG of less than a kilobyte with a false size in its frame header. */
export async function jpegPromising(
  width: number,
  height: number,
  { progressive = false, chromaSubsampling = "4:2:0" } = {},
): Promise<Buffer> {
  const jpeg = await sharp(await jpegPhoto(small))
    .jpeg({ progressive, chromaSubsampling })
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** Returns a plain picture of this size. */
export function plain(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = channels === 4 ? "#8a5a3680" : "#8a5a36";
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** A bit writer for WebP: the least significant bit of a number comes first. */
class Bits {
  private readonly bits: number[] = [];

  put(value: number, count: number): void {
    for (let bit = 0; bit < count; bit += 1) this.bits.push((value >> bit) & 1);
  }

  bytes(): Buffer {
    // Decoders read a little further, and chunks have an even length.
    const bytes = Buffer.alloc(2 * Math.ceil(this.bits.length / 16) + 64);
    this.bits.forEach((bit, at) => (bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7))));
    return bytes;
  }
}

/** Writes a code with one symbol, 0. It needs no bits. */
function putSingleCode(bits: Bits): void {
  bits.put(0b0001, 4);
}

/** Writes a code of the 256 byte values with 8 bits each, for an alphabet of this size: 256, or at least 11 more. */
function putByteCode(bits: Bits, alphabet: number): void {
  const more = alphabet - 256;
  bits.put(0, 1);
  // The lengths have a code of their own, for "8" and, when it is needed, for a run of zeros (18).
  bits.put(12 - 4, 4);
  for (const symbol of [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8])
    bits.put(symbol === 8 || (symbol === 18 && more > 0) ? 1 : 0, 3);
  bits.put(0, 1);
  if (more === 0) return;
  bits.put(0, 256);
  bits.put(1, 1);
  bits.put(more - 11, 7);
}

/**
 * Returns a lossless WebP of one megapixel and 300 kB with 65,536 sets of Huffman codes. Nothing in its header is
 * large, but a decoder needs 360 MB for the tables.
 */
export function webpOfManyCodes(): Buffer {
  const [side, sets] = [1024, 65_536];
  const bits = new Bits();
  bits.put(0x2f, 8);
  bits.put(side - 1, 14);
  bits.put(side - 1, 14);
  bits.put(0, 1 + 3);
  // No transform, no colour cache, and one set of codes for each 4 by 4 pixels, chosen by the pixels of a picture.
  bits.put(0b100, 3);
  bits.put(0, 3);
  bits.put(0, 1);
  putByteCode(bits, 256 + 24);
  putByteCode(bits, 256);
  for (let code = 0; code < 3; code += 1) putSingleCode(bits);
  for (let set = 0; set < sets; set += 1) {
    for (const byte of [set & 255, set >> 8])
      for (let bit = 7; bit >= 0; bit -= 1) bits.put((byte >> bit) & 1, 1);
  }
  for (let code = 0; code < 5 * sets; code += 1) putSingleCode(bits);
  const data = bits.bytes();
  const head = Buffer.from("RIFF\0\0\0\0WEBPVP8L\0\0\0\0", "latin1");
  head.writeUInt32LE(head.length - 8 + data.length, 4);
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}
