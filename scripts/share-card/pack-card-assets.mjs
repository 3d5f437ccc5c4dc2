import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import * as fontkit from "fontkit";

/** The subsets of Lora, weight 600. The first one that has a character gives its outline. */
const subsets = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"];
/** The letters with kerning. Accented letters follow their plain letter. */
const kerned = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’"];
/** The smallest kerning that is visible, in thousandths of the type size. */
const leastKerning = 6;

/**
 * Returns what share cards are drawn with, packed for the program: the outlines and widths of a font's characters, in
 * thousandths of the type size, and the toy of the site's icon. Text becomes outlines, so that no font of the system
 * matters.
 */
export function packedCardAssets() {
  const fonts = subsets.map((subset) =>
    fontkit.openSync(`node_modules/@fontsource/lora/files/lora-${subset}-600-normal.woff`),
  );
  const glyphs = {};
  for (const font of fonts) {
    for (const codePoint of font.characterSet) {
      const character = String.fromCodePoint(codePoint);
      if (/\p{M}|\p{C}|\p{Z}/u.test(character) && character !== " ") continue;
      const glyph = font.glyphForCodePoint(codePoint);
      glyphs[character] ??= [Math.round(glyph.advanceWidth), glyph.path.toSVG()];
    }
  }
  const [latin] = fonts;
  const kerning = {};
  for (const one of kerned) {
    for (const other of kerned) {
      const { glyphs: pair, positions } = latin.layout(one + other, { liga: false, calt: false });
      const closer = Math.round(positions[0].xAdvance - pair[0].advanceWidth);
      if (pair.length === 2 && Math.abs(closer) >= leastKerning) kerning[one + other] = closer;
    }
  }
  const icon = readFileSync("public/favicon.svg", "utf8");
  const toy = icon.slice(icon.indexOf("<rect x="), icon.lastIndexOf("</g>"));
  return brotliCompressSync(Buffer.from(JSON.stringify({ font: { glyphs, kerning }, toy })));
}
