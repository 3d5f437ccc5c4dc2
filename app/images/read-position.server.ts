import { readFile } from "node:fs/promises";
import exifr from "exifr";
import type { Inspected } from "./inspect-photo.server";
import { positionInTags } from "./gps-tags";
import type { Position } from "./prepared-photo";

const tags = ["GPSLatitude", "GPSLatitudeRef", "GPSLongitude", "GPSLongitudeRef"];

/** Where a photo says that it was taken, as `positionInTags` understands it. Never throws. */
export async function readPosition(path: string, { kind, header }: Inspected): Promise<Partial<Position>> {
  const found = await gpsTags(path, kind, header.exif).catch(() => ({}) as Record<string, unknown>);
  return positionInTags(found);
}

async function gpsTags(
  path: string,
  kind: string,
  exif: Uint8Array | undefined,
): Promise<Record<string, unknown>> {
  // sharp hands out the EXIF block of every kind but PNG, where exifr has to look for it.
  const source = exif ? withoutPrefix(exif) : kind === "png" ? await readFile(path) : null;
  if (!source) return {};
  return (await exifr.parse(source, { pick: tags, reviveValues: false })) ?? {};
}

function withoutPrefix(exif: Uint8Array): Uint8Array {
  return exif[0] === 0x45 ? exif.subarray("Exif\0\0".length) : exif;
}
