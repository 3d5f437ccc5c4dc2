import type { PhotoKind } from "~/images/file-formats/photo-kind";
import type { Piece } from "~/images/file-formats/photo-pieces";
import { heifItem } from "~/images/file-formats/heif-item";

/** As much EXIF as fits into a JPEG; what other formats may have beyond that is not read. */
const maxExifBytes = 64 * 1024;
/** A name of four letters that no decoder looks for, and every PNG decoder may skip. */
const nobodysName = "noNe";

interface ExifPiece {
  /** Where the four letters stand by which decoders know it. */
  nameAt: number;
  content(): Buffer | null;
}

/**
 * Takes the EXIF out of a photo in memory: returns its first block (TIFF), and renames all of them there, so that no decoder
 * finds any. Decoders follow every pointer in it: a directory that points to itself takes them minutes.
 */
export function takeExif(kind: PhotoKind, file: Buffer, pieces: Piece[]): Buffer | null {
  const found = pieces.flatMap((piece) => exifPiece(kind, file, pieces, piece) ?? []);
  const content = found[0]?.content();
  const block = content && Buffer.from(withoutPrefix(content).subarray(0, maxExifBytes));
  for (const { nameAt } of found) file.write(nobodysName, nameAt, "latin1");
  return block ?? null;
}

function exifPiece(kind: PhotoKind, file: Buffer, pieces: Piece[], piece: Piece): ExifPiece | null {
  const { name, start, end } = piece;
  const text = (from: number) => file.toString("latin1", from, from + 4);
  const content = () => file.subarray(start, end);
  if (kind === "jpeg") return name === "e1" && text(start) === "Exif" ? { nameAt: start, content } : null;
  if (kind === "png") return name === "eXIf" ? { nameAt: start - 4, content } : null;
  if (kind === "webp") return name === "EXIF" ? { nameAt: start - 8, content } : null;
  if (name !== "infe" || end - start < 12) return null;
  // Before the type of an item: version and flags, its number (32 bits from version 3 on), its protection.
  const isLong = file.readUInt8(start) >= 3;
  const nameAt = start + (isLong ? 10 : 8);
  if (text(nameAt).toLowerCase() !== "exif") return null;
  const id = isLong ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
  // The first four bytes say how many follow before the TIFF header: none, or a prefix as in a JPEG.
  return { nameAt, content: () => heifItem(file, pieces, id)?.subarray(4) ?? null };
}

function withoutPrefix(block: Buffer): Buffer {
  return block.toString("latin1", 0, 6) === "Exif\0\0" ? block.subarray(6) : block;
}
