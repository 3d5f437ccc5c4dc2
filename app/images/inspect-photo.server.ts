import { open } from "node:fs/promises";
import type { Metadata } from "sharp";
import { decoderBytes, maxDecoderBytes } from "./decoder-memory.server";
import { kindBytes, maxPhotoBytes, photoKindOf, type PhotoKind } from "~/images/file-formats/photo-kind";
import type { PhotoRefusal } from "./prepared-photo";
import type { Sharp } from "./sharp-module.server";

export const maxPhotoPixels = 50_000_000;

/** What a received file says about itself before any pixel of it is decoded. */
export interface InspectedPhoto {
  kind: PhotoKind;
  /** True when the pixels are not for sharp but for the HEIC worker. */
  heic: boolean;
  /** Orientation (EXIF 1 to 8), profile, EXIF and, as stored, the size in pixels. */
  header: Metadata;
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
  const header = await sharp(path, { failOn: "none", limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const heic = kind === "heif" && (header ? header.compression !== "av1" : !isAvif(head));
  if (header?.format !== kind) return { ok: false, code: heic ? "undecodable-heic" : "undecodable" };
  if (header.width * header.height > maxPhotoPixels) return { ok: false, code: "too-many-pixels" };
  if (!heic && decoderBytes(path, kind, header) > maxDecoderBytes)
    return { ok: false, code: "too-much-memory" };
  return { ok: true, value: { kind, heic, header } };
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
