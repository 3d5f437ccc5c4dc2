import { brotliDecompressSync } from "node:zlib";

/**
 * The outlines of a font. Lengths are thousandths of the type size, upwards positive; the origin is on the base line.
 */
export interface CardFont {
  /** The advance of each character, and its outline as SVG path data. */
  glyphs: Partial<Record<string, [number, string]>>;
  /** The change of distance for pairs of characters; negative is closer. */
  kerning: Partial<Record<string, number>>;
}

/** The assets for drawing share cards. */
export interface CardAssets {
  font: CardFont;
  /** The toy as SVG elements, in 32 × 32 units. */
  toy: string;
}

/** Reads the assets that `scripts/share-card` has packed. */
export function readCardAssets(packed: Uint8Array): CardAssets {
  return JSON.parse(brotliDecompressSync(packed).toString("utf8")) as CardAssets;
}
