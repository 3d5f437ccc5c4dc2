import type { CreateRaw, SharpOptions } from "sharp";
import { decodeHeic } from "~/images/heic/decode-heic.server";
import { maxPhotoPixels, type InspectedPhoto } from "./inspect-photo.server";
import { longestSide } from "~/photo-store/photo-files";
import type { Sharp } from "./sharp-module.server";
import { type Orientation, orientationFromExif } from "~/images/exif/orientation";
import { crc32, deflateSync } from "node:zlib";

/** A picture as plain pixels: 8-bit sRGB, three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The share of a JPEG's height that may be missing at its end before the photo counts as cut off. */
const toleratedLoss = 0.1;
const timeoutSeconds = 30;

/** Decodes a photo once, no larger than the site ever shows it, upright, in sRGB, on white; null when it cannot be. */
export async function decodePhoto(
  sharp: Sharp,
  heicWorker: () => Promise<string>,
  path: string,
  photo: InspectedPhoto,
): Promise<Pixels | null> {
  if (photo.heic) {
    // Its worker reads the file again, into memory of its own.
    releaseMemory(photo.bytes);
    return fromHeic(sharp, await heicWorker(), path, photo);
  }
  const pixels = await (photo.kind === "jpeg"
    ? fromJpeg(sharp, photo)
    : shrunk(sharp, photo.bytes, { failOn: "truncated" }));
  releaseMemory(photo.bytes);
  // Decoders turn an AVIF themselves. Turning any other after shrinking needs a fifth of the memory that sharp's autoOrient takes.
  const isTurned = photo.kind === "heif";
  return pixels && (isTurned ? pixels : upright(sharp, pixels, orientationFromExif(photo.exif.orientation)));
}

/** Phones write slightly broken JPEGs that every viewer shows, so only one whose end is really missing is refused. */
async function fromJpeg(sharp: Sharp, { bytes, header }: InspectedPhoto): Promise<Pixels | null> {
  const lenient: SharpOptions = { failOn: "none" };
  // libvips gives up after a few damaged spots unless it is unlimited; many passes over many pixels stay limited.
  const pixels =
    (await shrunk(sharp, bytes, lenient)) ??
    (header.isProgressive ? null : await shrunk(sharp, bytes, { ...lenient, unlimited: true }));
  if (!pixels || greyRowsAtEnd(pixels) <= pixels.height * toleratedLoss) return pixels;
  return shrunk(sharp, bytes, { failOn: "truncated" });
}

async function fromHeic(
  sharp: Sharp,
  worker: string,
  path: string,
  { header }: InspectedPhoto,
): Promise<Pixels | null> {
  const decoded = await decodeHeic(worker, { path, width: header.width, height: header.height });
  if (!decoded) return null;
  const { data, ...raw } = decoded.picture;
  const pixels = await shrunk(sharp, data, { raw: raw as CreateRaw });
  releaseMemory(data);
  const inSrgb = pixels && header.icc ? await fromProfile(sharp, pixels, header.icc) : pixels;
  return inSrgb && upright(sharp, inSrgb, decoded.turn);
}

async function fromProfile(sharp: Sharp, pixels: Pixels, profile: Uint8Array): Promise<Pixels | null> {
  const plain = await sharp(pixels.data, rawInput(pixels)).png({ compressionLevel: 0 }).toBuffer();
  releaseMemory(pixels.data);
  const png = pngWithProfile(plain, profile);
  releaseMemory(plain);
  return shrunk(sharp, png, {});
}

/** Gives the memory of large bytes back at once: the garbage collection may let much more come together. */
export function releaseMemory(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

async function shrunk(sharp: Sharp, source: Uint8Array, options: SharpOptions): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(source, {
      sequentialRead: true,
      limitInputPixels: maxPhotoPixels,
      ...options,
    })
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

/** Mirrors and turns pixels; those that came in are given back when anything had to be done. */
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

/** The decoder leaves what it did not get as middle grey. */
function greyRowsAtEnd({ data, width, height }: Pixels): number {
  const lastSeen = data.findLastIndex((value) => value !== 128);
  return height - Math.ceil((lastSeen + 1) / (width * 3));
}

/** How sharp is told to read plain pixels. */
export function rawInput({ width, height }: Pixels): SharpOptions {
  return { raw: { width, height, channels: 3 }, limitInputPixels: maxPhotoPixels };
}

/** Where the first chunk after IHDR begins: signature 8, length 4, name 4, data 13, checksum 4. */
const afterHeader = 33;

/** A PNG with a colour profile put into it, so that the profile's colours are honoured when it is decoded. */
function pngWithProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHeader), length, body, checksum, png.subarray(afterHeader)]);
}
