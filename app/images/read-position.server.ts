import { readFile } from "node:fs/promises";
import exifr from "exifr";
import type { Inspected } from "./inspect-photo.server";
import type { Position } from "./photo-pipeline.server";

const tags = ["GPSLatitude", "GPSLatitudeRef", "GPSLongitude", "GPSLongitudeRef"];

/**
 * Where a photo says that it was taken, in decimal degrees; each number left out when it is missing, nonsense, out of
 * range or without its hemisphere, both when they are 0 and 0 (phones write that for "I do not know"). Never throws.
 */
export async function readPosition(path: string, { kind, header }: Inspected): Promise<Partial<Position>> {
  const found = await gpsTags(path, kind, header.exif).catch(() => ({}) as Record<string, unknown>);
  const latitude = degrees(found.GPSLatitude, found.GPSLatitudeRef, "N", "S", 90);
  const longitude = degrees(found.GPSLongitude, found.GPSLongitudeRef, "E", "W", 180);
  if (latitude === 0 && longitude === 0) return {};
  return { ...(latitude !== null && { latitude }), ...(longitude !== null && { longitude }) };
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

function degrees(
  parts: unknown,
  hemisphere: unknown,
  plus: string,
  minus: string,
  limit: number,
): number | null {
  if (!Array.isArray(parts) || parts.length !== 3 || typeof hemisphere !== "string") return null;
  const letter = hemisphere.trim().charAt(0).toUpperCase();
  const [whole, minutes, seconds] = parts.map(Number) as [number, number, number];
  const inRange = whole >= 0 && minutes >= 0 && minutes <= 60 && seconds >= 0 && seconds <= 60;
  const value = Number((whole + minutes / 60 + seconds / 3600).toFixed(7));
  if (!inRange || value > limit || (letter !== plus && letter !== minus)) return null;
  return letter === minus && value !== 0 ? -value : value;
}
