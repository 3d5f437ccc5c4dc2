/** The file formats that can become photos. "heif" is the container of both AVIF and HEIC. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heif";

/** 10 MB, the limit that the forms state. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The number of bytes that `photoKindOf` reads. */
export const kindBytes = 256;

const heifBrands = new Set(
  "heic heix heim heis hevc hevx hevm hevs mif1 mif2 msf1 miaf avif avis".split(" "),
);

/** A named piece of a photo's file: a JPEG's segment (its marker in hex), a chunk of PNG or WebP, a box of HEIF. */
export interface Piece {
  name: string;
  /** The offsets in the file of the piece's content, and after its last byte. */
  start: number;
  end: number;
}

/** Cameras and programs write a few thousand pieces at most. A million would cost decoders seconds, or all memory. */
export const maxPieces = 10_000;

/** Lists the pieces of a photo in order, of a GIF none, without decompressing any. Null above `maxPieces`. */
export function photoPieces(kind: PhotoKind, file: Buffer): Piece[] | null {
  const pieces: Piece[] = [];
  for (const piece of walks[kind](file)) {
    if (pieces.length === maxPieces) return null;
    pieces.push({ ...piece, end: Math.min(piece.end, file.length) });
  }
  return pieces;
}

const walks: Record<PhotoKind, (file: Buffer) => Iterable<Piece>> = {
  jpeg: jpegSegments,
  png: pngChunks,
  webp: webpChunks,
  heif: (file) => heifBoxes(file, 0, file.length),
  gif: () => [],
};

/** Lists the segments of a JPEG up to and including its first scan. Like decoders, it skips bytes between segments. */
function* jpegSegments(file: Buffer): Generator<Piece> {
  for (let at = file.indexOf(0xff, 2); at !== -1 && at + 4 <= file.length; at = file.indexOf(0xff, at)) {
    const marker = file.readUInt8(at + 1);
    const hasLength = marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd9);
    if (!hasLength) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    yield { name: marker.toString(16), start: at + 4, end };
    if (marker === 0xda) return;
    at = end;
  }
}

function* pngChunks(file: Buffer): Generator<Piece> {
  for (let start = 16, end = 0; start <= file.length; start = end + 12) {
    end = start + file.readUInt32BE(start - 8);
    yield { name: file.toString("latin1", start - 4, start), start, end };
  }
}

function* webpChunks(file: Buffer): Generator<Piece> {
  for (let start = 20, end = 0; start <= file.length; start = end + (end % 2) + 8) {
    end = start + file.readUInt32LE(start - 4);
    yield { name: file.toString("latin1", start - 8, start - 4), start, end };
  }
}

/** The boxes that contain other boxes, each with the number of bytes before the first inner box. */
const containers: Record<string, (version: number) => number> = {
  meta: () => 4,
  iinf: (version) => (version === 0 ? 6 : 8),
  iref: () => 4,
  iprp: () => 0,
  ipco: () => 0,
};
/** The boxes `meta`, `iprp` and `ipco` are nested in each other: three levels of containers. */
const deepest = 3;

function* heifBoxes(file: Buffer, from: number, to: number, depth = 0): Generator<Piece> {
  for (let at = from; at + 8 <= to;) {
    const name = file.toString("latin1", at + 4, at + 8);
    const short = file.readUInt32BE(at);
    // Size 1 means that the real size follows in 64 bits. Size 0 means that this is the last box.
    const isLong = short === 1 && at + 16 <= to;
    const bytes = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const start = at + (isLong ? 16 : 8);
    const end = Math.min(at + bytes, to);
    if (end < start) return;
    yield { name, start, end };
    const skipped = start < end && depth < deepest ? containers[name]?.(file.readUInt8(start)) : undefined;
    if (skipped !== undefined) yield* heifBoxes(file, start + skipped, end, depth + 1);
    at = end;
  }
}

/** Returns the format of a file from its first bytes. Null for formats that are not accepted. */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  const text = String.fromCharCode(...head.subarray(0, kindBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return brandsOf(text).some((brand) => heifBrands.has(brand)) ? "heif" : null;
}

/** Returns the brands in the `ftyp` box, with which every ISO media file begins: the main one, then the compatible. */
function brandsOf(text: string): string[] {
  if (!text.startsWith("ftyp", 4)) return [];
  const boxBytes = (text.charCodeAt(2) << 8) | text.charCodeAt(3);
  const [main = "", , ...compatible] = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  return [main, ...compatible];
}
