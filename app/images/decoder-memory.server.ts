import type { Metadata } from "sharp";
import { jpegFrame } from "~/images/file-formats/jpeg-frame";
import type { Piece } from "~/images/file-formats/photo-pieces";
import { longestSide } from "~/photo-store/photo-files";
import type { PhotoKind } from "~/images/file-formats/photo-kind";

/** How many bytes a decoder may hold at once: with the rest of its process that stays below 200 MB. */
export const maxDecoderBytes = 100 * 1024 * 1024;

/** libvips reads a picture from top to bottom, but keeps so many rows of it, and as much again as so many more. */
const rowsKept = 1350;
const moreRows = 170;
/** A JPEG that is wider is made smaller while it is decoded. */
const widestJpeg = 3 * longestSide;
/** What the AV1 decoder and its colour conversion take for each pixel, in bytes. */
const av1Bytes = { 8: 15.5, more: 19.5 };

/**
 * About how many bytes the decoder will hold at once for a photo, from its header alone (measured, see decision 18).
 * Not for HEIC, which has a decoder of its own.
 */
export function decoderBytes(kind: PhotoKind, header: Metadata, file: Buffer, pieces: Piece[]): number {
  const { width, height } = header;
  const pixels = width * height;
  const pixelBytes = header.channels * (header.depth === "ushort" ? 2 : 1);
  const rows = (rowWidth: number, bytes: number) =>
    rowWidth * bytes * (Math.min(height, rowsKept) + moreRows);
  switch (kind) {
    case "jpeg":
      return jpegCoefficientBytes(file, pieces) + rows(Math.min(width, widestJpeg), pixelBytes);
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

/** A picture that comes in several passes is held whole, as 16-bit coefficients, until the last one. */
function jpegCoefficientBytes(file: Buffer, segments: Piece[]): number {
  const frame = jpegFrame(file, segments);
  return frame?.hasManyScans ? 2 * frame.samples : 0;
}

/** Lossy WebP is decoded row by row; lossless, animated or with transparency it is held whole. */
function webpBytesPerPixel(chunks: Piece[]): number {
  const names = new Set(chunks.map(({ name }) => name));
  if (names.has("ALPH")) return 5;
  return names.has("VP8L") || names.has("ANMF") ? 4 : 0;
}
