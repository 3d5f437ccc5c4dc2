import exifr from "exifr";
import type { Position } from "~/images/prepared-photo";
import { captureDate } from "./capture-date";
import { positionInTags } from "./gps-tags";

/** What the site wants to know of a photo's EXIF. */
export interface PhotoExif {
  position: Partial<Position>;
  /** `YYYY-MM-DD` */
  takenOn: string | null;
  /** 1 to 8; any other number asks for no turn. */
  orientation: number;
}

const pick = [
  "Orientation",
  "GPSLatitude",
  "GPSLatitudeRef",
  "GPSLongitude",
  "GPSLongitudeRef",
  "DateTimeOriginal",
];

/**
 * Where, when and how a photo was taken, as `positionInTags` and `captureDate` understand it. exifr reads each directory
 * once. `block`: the EXIF alone, because exifr would inflate whatever is compressed in a whole file. Never throws.
 */
export async function readExif(block: Buffer | null): Promise<PhotoExif> {
  const options = { pick, reviveValues: false, translateValues: false };
  const tags: Record<string, unknown> =
    (block && (await exifr.parse(block, options).catch(() => null))) ?? {};
  return {
    position: positionInTags(tags),
    takenOn: captureDate(tags),
    orientation: typeof tags.Orientation === "number" ? tags.Orientation : 1,
  };
}
