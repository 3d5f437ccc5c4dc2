import exifr from "exifr";
import { withFileWindow } from "~/images/file-formats/file-window.server";
import type { InspectedPhoto } from "~/images/inspect-photo.server";
import { captureDate } from "./capture-date";
import { positionInTags } from "./gps-tags";
import { pngChunks } from "~/images/file-formats/file-chunks.server";
import type { Position } from "~/images/prepared-photo";

const tags = ["GPSLatitude", "GPSLatitudeRef", "GPSLongitude", "GPSLongitudeRef", "DateTimeOriginal"];
/** As much EXIF as fits into a JPEG; what other formats may have beyond that is not read. */
const maxExifBytes = 64 * 1024;

/** What the site wants to know of a photo's EXIF. */
export interface PhotoExif {
  position: Partial<Position>;
  /** `YYYY-MM-DD` */
  takenOn: string | null;
}

/**
 * Where and when a photo says that it was taken, as `positionInTags` and `captureDate` understand it. Never throws.
 */
export async function readExif(path: string, { kind, header }: InspectedPhoto): Promise<PhotoExif> {
  const found = await exifTags(path, kind, header.exif).catch(() => ({}) as Record<string, unknown>);
  return { position: positionInTags(found), takenOn: captureDate(found) };
}

/** Only the EXIF block is given to the parser: of a whole file it would inflate whatever is compressed in it. */
async function exifTags(
  path: string,
  kind: string,
  exif: Uint8Array | undefined,
): Promise<Record<string, unknown>> {
  // sharp hands out the EXIF block of every kind but PNG.
  const block = exif ? withoutPrefix(exif) : kind === "png" ? pngExif(path) : null;
  if (!block) return {};
  return (await exifr.parse(block.subarray(0, maxExifBytes), { pick: tags, reviveValues: false })) ?? {};
}

function withoutPrefix(exif: Uint8Array): Uint8Array {
  return exif[0] === 0x45 ? exif.subarray("Exif\0\0".length) : exif;
}

function pngExif(path: string): Uint8Array | null {
  return withFileWindow(path, (read) => {
    for (const { name, start, bytes } of pngChunks(read)) {
      if (name === "eXIf") return Buffer.from(read(start, Math.min(bytes, maxExifBytes)));
    }
    return null;
  });
}
