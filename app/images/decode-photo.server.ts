import type { CreateRaw, ResizeOptions, SharpOptions } from "sharp";
import { srgbConverter } from "./colour-spaces";
import { decodeHeic } from "~/images/heic/decode-heic.server";
import { maxPhotoPixels, type InspectedPhoto } from "./inspect-photo.server";
import { longestSide } from "~/photo-store/photo-files";
import type { Sharp } from "./sharp-module.server";
import { type Orientation, orientationFromExif } from "~/images/exif/exif-tags";
import { crc32, deflateSync } from "node:zlib";

/** A picture as plain pixels: 8-bit sRGB, three bytes for each pixel, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A photo counts as cut off when more than this fraction of its height is missing at the bottom. */
const toleratedLoss = 0.1;
const limits = { failOn: "truncated", sequentialRead: true, limitInputPixels: maxPhotoPixels } as const;
const timeoutSeconds = 30;

/** Decodes a photo once: no larger than the site shows photos, upright, in sRGB, on white. Null when that fails. */
export async function decodePhoto(
  sharp: Sharp,
  heicWorker: () => Promise<string>,
  path: string,
  photo: InspectedPhoto,
): Promise<Pixels | null> {
  if (photo.heic) {
    // These bytes are no longer needed: the HEIC worker reads the file again, into its own memory.
    releaseMemory(photo.bytes);
    return fromHeic(sharp, await heicWorker(), path, photo);
  }
  const pixels = await (photo.kind === "jpeg" ? fromJpeg(sharp, photo) : inSrgb(sharp, photo));
  releaseMemory(photo.bytes);
  // The AVIF decoder turns pictures itself. Turning others when they are small needs a fifth of autoOrient's memory.
  const isTurned = photo.kind === "heif";
  return pixels && (isTurned ? pixels : upright(sharp, pixels, orientationFromExif(photo.exif.orientation)));
}

/** Decodes a JPEG. Phones write slightly broken files that every viewer shows: only one without its end is refused. */
async function fromJpeg(sharp: Sharp, { bytes, header }: InspectedPhoto): Promise<Pixels | null> {
  const lenient: SharpOptions = { failOn: "none" };
  // libvips gives up after a few damaged spots, unless it is `unlimited`. Progressive photos could then take long.
  const pixels =
    (await shrunk(sharp, bytes, lenient)) ??
    (header.isProgressive ? null : await shrunk(sharp, bytes, { ...lenient, unlimited: true }));
  if (!pixels || greyRowsAtEnd(pixels) <= pixels.height * toleratedLoss) return pixels;
  return shrunk(sharp, bytes);
}

async function inSrgb(sharp: Sharp, { bytes, header, colours }: InspectedPhoto): Promise<Pixels | null> {
  if (!colours) return shrunk(sharp, bytes);
  const bits = header.depth === "ushort" ? 16 : 8;
  const pixels = await shrunk(sharp, bytes, {}, within(longestSide), bits);
  if (!pixels) return null;
  const { data, width, height } = pixels;
  srgbConverter(colours, bits)(data, width * height, 3);
  const converted = { data: Buffer.from(data.subarray(0, width * height * 3)), width, height };
  releaseMemory(data);
  return converted;
}

async function fromHeic(sharp: Sharp, worker: string, path: string, { header, colours }: InspectedPhoto) {
  const { width, height } = header;
  const decoded = await decodeHeic(worker, { path, width, height, colours });
  if (!decoded) return null;
  const { data, ...raw } = decoded.picture;
  const pixels = await shrunk(sharp, data, { raw: raw as CreateRaw });
  releaseMemory(data);
  const inSrgb = pixels && header.icc ? await fromProfile(sharp, pixels, header.icc) : pixels;
  return inSrgb && upright(sharp, inSrgb, decoded.turn);
}

async function fromProfile(sharp: Sharp, pixels: Pixels, profile: Uint8Array) {
  const plain = await sharp(pixels.data, rawInput(pixels)).png({ compressionLevel: 0 }).toBuffer();
  releaseMemory(pixels.data);
  const png = pngWithProfile(plain, profile);
  releaseMemory(plain);
  return shrunk(sharp, png);
}

/** Frees the memory of large bytes at once. The garbage collection would wait until much more is unused. */
export function releaseMemory(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Returns the size of a picture that is no longer than `longest` pixels on any side. */
export function within(longest: number): ResizeOptions {
  return { width: longest, height: longest, fit: "inside", withoutEnlargement: true };
}

/** Decodes a picture in this size, with 8 or 16 bits for each colour. Null when it cannot be decoded. */
export async function shrunk(
  sharp: Sharp,
  source: Uint8Array | string,
  options: SharpOptions = {},
  size = within(longestSide),
  bits: 8 | 16 = 8,
): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(source, { ...limits, ...options })
      .resize(size)
      .flatten({ background: "#ffffff" })
      .toColourspace(bits === 8 ? "srgb" : "rgb16")
      .raw({ depth: bits === 8 ? "uchar" : "ushort" })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

/** Mirrors and turns pixels. When anything changes, the memory of the old pixels is freed. */
export async function upright(sharp: Sharp, pixels: Pixels, { mirror, angle }: Orientation): Promise<Pixels> {
  if (!mirror && angle === 0) return pixels;
  const { data, info } = await sharp(pixels.data, rawInput(pixels))
    .flop(mirror)
    .rotate(angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  releaseMemory(pixels.data);
  return { data, width: info.width, height: info.height };
}

/** Counts the missing rows at the bottom: the decoder leaves them in middle grey. */
function greyRowsAtEnd({ data, width, height }: Pixels): number {
  const lastSeen = data.findLastIndex((value) => value !== 128);
  return height - Math.ceil((lastSeen + 1) / (width * 3));
}

/** Returns sharp's options for reading plain pixels. */
export function rawInput({ width, height }: Pixels): SharpOptions {
  return { raw: { width, height, channels: 3 }, limitInputPixels: maxPhotoPixels };
}

/** The offset of the first chunk after IHDR: signature 8, length 4, name 4, data 13, checksum 4. */
const afterHeader = 33;

function pngWithProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHeader), length, body, checksum, png.subarray(afterHeader)]);
}
