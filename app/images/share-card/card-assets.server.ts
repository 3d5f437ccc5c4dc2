import { brotliDecompressSync } from "node:zlib";

/** The outlines of a font: lengths in thousandths of the type size, upwards positive, the origin on the base line. */
export interface CardFont {
  /** By character: how far it leads on, and its outline as SVG path data. */
  glyphs: Partial<Record<string, [number, string]>>;
  /** By pair of characters: how much farther, or closer when negative, the second one stands. */
  kerning: Partial<Record<string, number>>;
}

/** What share cards are drawn with. */
export interface CardAssets {
  font: CardFont;
  /** The toy as SVG elements, in 32 × 32 units. */
  toy: string;
}

/** Reads the packed assets of `scripts/share-card`. */
export function readCardAssets(packed: Uint8Array): CardAssets {
  return JSON.parse(brotliDecompressSync(packed).toString("utf8")) as CardAssets;
}
