import { brotliDecompressSync } from "node:zlib";

/** The outlines of a font. Lengths are thousandths of the type size. The y axis points upwards from the base line. */
export interface CardFont {
  /** The advance (the distance to the next character) and the outline as SVG path data, for each character. */
  glyphs: Partial<Record<string, [number, string]>>;
  /** The change of distance between the two characters of a pair. A negative change moves them closer. */
  kerning: Partial<Record<string, number>>;
}

export interface CardAssets {
  font: CardFont;
  /** The toy as SVG elements, in 32 × 32 units. */
  toy: string;
}

/** Reads the assets that `scripts/share-card` has packed. */
export function readCardAssets(packed: Uint8Array): CardAssets {
  return JSON.parse(brotliDecompressSync(packed).toString("utf8")) as CardAssets;
}
