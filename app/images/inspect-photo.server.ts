import { open, readFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import { decoderBytes, maxDecoderBytes } from "./decoder-memory.server";
import { kindBytes, maxPhotoBytes, photoKindOf, type PhotoKind } from "~/images/file-formats/photo-kind";
import { photoPieces } from "~/images/file-formats/photo-pieces";
import { type PhotoExif, readExif } from "~/images/exif/read-exif";
import { takeExif } from "~/images/exif/take-exif";
import type { PhotoRefusal } from "./prepared-photo";
import type { Sharp } from "./sharp-module.server";

export const maxPhotoPixels = 50_000_000;

/** What a received file says about itself before any pixel of it is decoded. */
export interface InspectedPhoto {
  kind: PhotoKind;
  /** True when the pixels are not for sharp but for the HEIC worker. */
  heic: boolean;
  /** The file, in which no decoder finds EXIF any more. */
  bytes: Buffer;
  /** Profile and, as stored, the size in pixels. */
  header: Metadata;
  exif: PhotoExif;
}

/** Checks a file by its bytes alone: kind, bytes and pixels within the limits, a header that can be read. */
export async function inspectPhoto(
  sharp: Sharp,
  path: string,
): Promise<{ ok: true; value: InspectedPhoto } | { ok: false; code: PhotoRefusal }> {
  const { head, bytes } = await headOf(path);
  if (bytes === 0) return { ok: false, code: "empty" };
  const kind = photoKindOf(head);
  if (!kind) return { ok: false, code: "not-an-image" };
  if (bytes > maxPhotoBytes) return { ok: false, code: "too-large" };
  const file = await readFile(path);
  const pieces = photoPieces(kind, file);
  if (!pieces) return { ok: false, code: "too-much-work" };
  const exif = takeExif(kind, file, pieces);
  const header = await sharp(file, { failOn: "none", limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const heic = kind === "heif" && (header ? header.compression !== "av1" : !isAvif(head));
  if (header?.format !== kind || header.exif)
    return { ok: false, code: heic ? "undecodable-heic" : "undecodable" };
  if (header.width * header.height > maxPhotoPixels) return { ok: false, code: "too-many-pixels" };
  if (!heic && decoderBytes(kind, header, file, pieces) > maxDecoderBytes)
    return { ok: false, code: "too-much-memory" };
  return { ok: true, value: { kind, heic, bytes: file, header, exif: await readExif(exif) } };
}

async function headOf(path: string): Promise<{ head: Uint8Array; bytes: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(kindBytes), 0, kindBytes, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

function isAvif(head: Uint8Array): boolean {
  return /^.{8}avi[fs]/s.test(String.fromCharCode(...head.subarray(0, 12)));
}
