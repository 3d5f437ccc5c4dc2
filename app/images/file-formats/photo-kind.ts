/** The families of files that can become photos; AVIF and HEIC share the container "heif". */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "heif";

/** 10 MB, as the forms say. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** How many bytes of a file `photoKindOf` wants to see. */
export const kindBytes = 256;

const heifBrands = new Set(
  "heic heix heim heis hevc hevx hevm hevs mif1 mif2 msf1 miaf avif avis".split(" "),
);

/** What a file is by its first bytes, whatever it is called; null when it is nothing that the site accepts. */
export function photoKindOf(head: Uint8Array): PhotoKind | null {
  const text = String.fromCharCode(...head.subarray(0, kindBytes));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return brandsOf(text).some((brand) => heifBrands.has(brand)) ? "heif" : null;
}

/** The brands in the `ftyp` box that opens every ISO media file (videos too): the main one, then the compatible. */
function brandsOf(text: string): string[] {
  if (!text.startsWith("ftyp", 4)) return [];
  const boxBytes = (text.charCodeAt(2) << 8) | text.charCodeAt(3);
  const [main = "", ...compatible] = text.slice(8, boxBytes).match(/.{4}/gs) ?? [];
  return [main, ...compatible.slice(1)];
}
