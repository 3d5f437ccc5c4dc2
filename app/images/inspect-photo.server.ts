import { open } from "node:fs/promises";
import type { Metadata } from "sharp";
import { kindBytes, maxPhotoBytes, photoKindOf, photoPieces } from "~/images/file-formats/photo-pieces";
import type { PhotoKind, Piece } from "~/images/file-formats/photo-pieces";
import { specifyMatrices, statedPicture } from "~/images/file-formats/heif-items";
import { readExif, takeExif } from "~/images/exif/read-exif";
import { type ColourSpace, differsFromSrgb } from "./colour-spaces";
import type { PhotoRefusal } from "./prepared-photo";
import type { Sharp } from "./sharp-module.server";
import { longestSide } from "~/photo-store/photo-files";

export const maxPhotoPixels = 52_000_000;

/** A received file with its header, before any pixel is decoded. */
export interface InspectedPhoto {
  kind: PhotoKind;
  /** True when the HEIC worker decodes the pixels instead of sharp. */
  heic: boolean;
  /** The refusal when its pixels cannot be decoded. */
  ifUndecodable: PhotoRefusal;
  /** The colours of its pixels. Null when they are sRGB, or when an ICC profile describes them. */
  colours: ColourSpace | null;
  /** The bytes of the file, with its EXIF renamed so that no decoder finds it. */
  bytes: Buffer;
  header: Metadata;
  exif: Awaited<ReturnType<typeof readExif>>;
}

/** Checks a file by its bytes alone: the format, the header, and the limits of bytes, pixels and memory. */
export async function inspectPhoto(
  sharp: Sharp,
  path: string,
): Promise<{ ok: true; value: InspectedPhoto } | { ok: false; code: PhotoRefusal }> {
  await using received = await open(path);
  const { buffer, bytesRead } = await received.read(new Uint8Array(kindBytes), 0, kindBytes, 0);
  const head = buffer.subarray(0, bytesRead);
  const { size } = await received.stat();
  if (size === 0) return { ok: false, code: "empty" };
  const kind = photoKindOf(head);
  if (!kind) return { ok: false, code: "not-an-image" };
  if (size > maxPhotoBytes) return { ok: false, code: "too-large" };
  const file = await received.readFile();
  const pieces = photoPieces(kind, file);
  if (!pieces) return { ok: false, code: "too-much-work" };
  const exif = await readExif(takeExif(kind, file, pieces));
  specifyMatrices(file, pieces);
  const stated = statedPicture(file, pieces);
  // sharp does not open a HEIF of many tiles.
  if (stated.pixels > maxPhotoPixels) return { ok: false, code: "too-many-pixels" };
  const header = await sharp(file, { failOn: "none", limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const heic = kind === "heif" && (header ? header.compression !== "av1" : !isAvif(head));
  const ifHeic = exif.isApple ? "undecodable-apple-heic" : "undecodable-heic";
  const ifUndecodable = heic ? ifHeic : "undecodable";
  if (header?.format !== kind || header.exif) return { ok: false, code: ifUndecodable };
  if (header.width * header.height > maxPhotoPixels) return { ok: false, code: "too-many-pixels" };
  if (!heic && decoderBytes(kind, header, file, pieces) > maxDecoderBytes)
    return { ok: false, code: "too-much-memory" };
  const colours = !header.icc && stated.colours && differsFromSrgb(stated.colours) ? stated.colours : null;
  return { ok: true, value: { kind, heic, ifUndecodable, colours, bytes: file, header, exif } };
}

const isAvif = (head: Uint8Array) => /^.{8}avi[fs]/s.test(String.fromCharCode(...head.subarray(0, 12)));

/** The maximum memory of a decoder, in bytes. Within this limit the whole process stays below 200 MB. */
const maxDecoderBytes = 100 * 1024 * 1024;

/** The rows that libvips keeps in memory while it reads a picture from top to bottom, and more for any height. */
const rowsKept = 1350;
const moreRows = 170;
/** A JPEG wider than this, in pixels, is made smaller while it is decoded. */
const widestJpeg = 3 * longestSide;
/** The bytes for each pixel that the AV1 decoder and its colour conversion need, by the bits of a colour. */
const av1Bytes = { 8: 15.5, more: 19.5 };

/** Estimates a decoder's memory in bytes from the header, by measured factors (decision 18). HEIC limits itself. */
function decoderBytes(kind: PhotoKind, header: Metadata, file: Buffer, pieces: Piece[]): number {
  const { width, height } = header;
  const pixels = width * height;
  const pixelBytes = header.channels * (header.depth === "ushort" ? 2 : 1);
  const rows = (rowWidth: number, bytes: number) =>
    rowWidth * bytes * (Math.min(height, rowsKept) + moreRows);
  switch (kind) {
    case "jpeg":
      return jpegPassesBytes(file, pieces) + rows(Math.min(width, widestJpeg), pixelBytes);
    case "png":
      return header.isProgressive ? pixels * pixelBytes * 1.1 : rows(width, pixelBytes);
    case "webp":
      return pixels * webpBytesPerPixel(pieces);
    case "gif":
      return pixels * 4 + rows(width, 4);
    case "heif":
      return pixels * (header.bitsPerSample === 8 ? av1Bytes[8] : av1Bytes.more) + rows(width, pixelBytes);
  }
}

/** A lossless, animated or transparent WebP is held in memory as a whole. A lossy one is decoded row by row. */
function webpBytesPerPixel(chunks: Piece[]): number {
  const names = new Set(chunks.map(({ name }) => name));
  if (names.has("ALPH")) return 5;
  return names.has("VP8L") || names.has("ANMF") ? 4 : 0;
}

/** A JPEG in several passes (progressive, or one colour after the other) keeps 16 bits of each sample in memory. */
function jpegPassesBytes(file: Buffer, segments: Piece[]): number {
  const header = segments.find(({ name }) => /^c[0-35-79abd-f]$/.test(name));
  const scan = segments.find(({ name }) => name === "da");
  if (!header || !scan || scan.start < header.start) return 0;
  // The header: height and width (16 bits each), the number of components, then id, factors and table of each.
  const content = file.subarray(header.start);
  const components = content[5] ?? 0;
  if (content.length < 6 + 3 * components) return 0;
  const factors = Array.from({ length: components }, (_, n) => content[6 + 3 * n + 1] ?? 0);
  const across = factors.map((factor) => factor >> 4);
  const down = factors.map((factor) => factor & 15);
  const blocksAcross = Math.ceil(content.readUInt16BE(3) / (8 * Math.max(...across)));
  const blocksDown = Math.ceil(content.readUInt16BE(1) / (8 * Math.max(...down)));
  const samplesPerBlock = factors.reduce((sum, _, n) => sum + 64 * (across[n] ?? 0) * (down[n] ?? 0), 0);
  const isProgressive = (Number.parseInt(header.name, 16) & 3) === 2;
  const hasManyPasses = isProgressive || file[scan.start] !== components;
  return hasManyPasses ? 2 * blocksAcross * blocksDown * samplesPerBlock : 0;
}
