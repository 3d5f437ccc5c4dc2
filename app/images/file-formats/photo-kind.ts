/** The file formats that can become photos. "heif" is the container of both AVIF and HEIC. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heif";

/** 10 MB, the limit that the forms state. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** The number of bytes that `photoKindOf` reads. */
export const kindBytes = 256;

const heifBrands = new Set(
  "heic heix heim heis hevc hevx hevm hevs mif1 mif2 msf1 miaf avif avis".split(" "),
);

/**
 * Returns the format of a file from its first bytes, whatever the file's name. Null for formats that are not accepted.
 */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  const text = String.fromCharCode(...head.subarray(0, kindBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return brandsOf(text).some((brand) => heifBrands.has(brand)) ? "heif" : null;
}

/**
 * Returns the brands in the `ftyp` box, with which every ISO media file begins (photos and videos). The main brand
 * comes first, then the compatible brands.
 */
function brandsOf(text: string): string[] {
  if (!text.startsWith("ftyp", 4)) return [];
  const boxBytes = (text.charCodeAt(2) << 8) | text.charCodeAt(3);
  const [main = "", ...compatible] = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  return [main, ...compatible.slice(1)];
}
