import exifr from "exifr";
import type { PhotoKind, Piece } from "~/images/file-formats/photo-pieces";
import { heifItem } from "~/images/file-formats/heif-items";
import { captureTime, positionInTags } from "./exif-tags";

const pick = [
  ...["GPSLatitude", "GPSLatitudeRef", "GPSLongitude", "GPSLongitudeRef"],
  ...["Orientation", "DateTimeOriginal", "Make"],
];

/** Reads a photo's EXIF `block`. Given a whole file, exifr would decompress parts of that file. Never throws. */
export async function readExif(block: Buffer | null) {
  const options = { pick, reviveValues: false, translateValues: false };
  const tags: Record<string, unknown> =
    (block && (await exifr.parse(block, options).catch(() => null))) ?? {};
  const orientation = typeof tags.Orientation === "number" ? tags.Orientation : 1;
  const isApple = tags.Make === "Apple";
  return { position: positionInTags(tags), takenAt: captureTime(tags), orientation, isApple };
}

/** The maximum size of EXIF in a JPEG, in bytes. Of longer EXIF in other formats, only this beginning is read. */
const maxExifBytes = 64 * 1024;
/** A name of four letters that no decoder knows. Its small first letter lets PNG decoders skip such a chunk. */
const nobodysName = "noNe";

/** Renames all EXIF blocks of a photo so that no decoder finds them. Returns the content (TIFF) of the first one. */
export function takeExif(kind: PhotoKind, file: Buffer, pieces: Piece[]): Buffer | null {
  // Decoders follow every pointer in EXIF: a directory that points to itself keeps them busy for minutes.
  const found = pieces.flatMap((piece) => exifPiece(kind, file, pieces, piece) ?? []);
  const content = found[0]?.content();
  const block = content && Buffer.from(withoutPrefix(content).subarray(0, maxExifBytes));
  for (const { nameAt } of found) file.write(nobodysName, nameAt, "latin1");
  return block ?? null;
}

/** Returns a piece's content and the offset of the four letters by which decoders recognise EXIF. Null for others. */
function exifPiece(kind: PhotoKind, file: Buffer, pieces: Piece[], { name, start, end }: Piece) {
  const text = (from: number) => file.toString("latin1", from, from + 4);
  const content = (): Buffer | null => file.subarray(start, end);
  if (kind === "jpeg") return name === "e1" && text(start) === "Exif" ? { nameAt: start, content } : null;
  if (kind === "png") return name === "eXIf" ? { nameAt: start - 4, content } : null;
  if (kind === "webp") return name === "EXIF" ? { nameAt: start - 8, content } : null;
  if (name !== "infe" || end - start < 12) return null;
  // Before an item's type stand version and flags, its number (32 bits from version 3 on), and its protection.
  const isLong = file.readUInt8(start) >= 3;
  const nameAt = start + (isLong ? 10 : 8);
  if (text(nameAt).toLowerCase() !== "exif") return null;
  const id = isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
  // An EXIF item begins with four bytes: the length of a prefix before the TIFF header. `withoutPrefix` removes it.
  return { nameAt, content: () => heifItem(file, pieces, id)?.subarray(4) ?? null };
}

function withoutPrefix(block: Buffer): Buffer {
  return block.toString("latin1", 0, 6) === "Exif\0\0" ? block.subarray(6) : block;
}
