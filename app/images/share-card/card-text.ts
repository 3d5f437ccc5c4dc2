import type { CardFont } from "./card-assets.server";

/** The sign that stands for the missing rest of a shortened text. */
const ellipsis = "\u2026";

/** Returns the characters that the font has, or their plain variants. Any white space becomes one space. */
export function printableText({ glyphs }: CardFont, text: string): string {
  const shown = (character: string) => (/\s/u.test(character) ? " " : glyphs[character] ? character : "");
  const printable = Array.from(
    text.normalize("NFC"),
    (character) => shown(character) || Array.from(character.normalize("NFKC"), shown).join(""),
  );
  return printable.join("").replace(/ +/g, " ").trim();
}

/** True when a text has letters or digits, and the font has all of them: what is drawn then makes sense. */
export function isDrawable(font: CardFont, text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => printableText(font, letter) !== "");
}

/** Returns the width of a line in pixels. `spacing` pixels are added after each character. */
export function textWidth(font: CardFont, text: string, size: number, spacing = 0): number {
  return advances(font, text).reduce((sum, advance) => sum + (advance * size) / 1000 + spacing, 0);
}

/** Returns a line of text as SVG paths, in pixels. The base line begins at `x` and `y`, `size` is the type size. */
export function linePaths(
  font: CardFont,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const scale = size / 1000;
  const paths = outlines(font, text, (at) => `translate(${at} 0)`);
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
}

/** Returns a line of text as SVG paths on a circle around the origin, its middle at the top. Lengths are in pixels. */
export function arcPaths(
  font: CardFont,
  text: string,
  { radius, size, spacing }: { radius: number; size: number; spacing: number },
): string {
  const scale = size / 1000;
  const start = -textWidth(font, text, size, spacing) / 2;
  return outlines(font, text, (at, advance, n) => {
    const width = advance * scale + spacing;
    const turn = ((start + at * scale + n * spacing + width / 2) / radius) * (180 / Math.PI);
    return `rotate(${turn.toFixed(2)}) translate(${(-width + spacing) / 2} ${-radius}) scale(${scale} ${-scale})`;
  });
}

/** Draws each character with a transform made from its place in the line and its advance, in thousandths. */
function outlines(
  font: CardFont,
  text: string,
  transform: (at: number, advance: number, n: number) => string,
): string {
  let at = 0;
  const paths = advances(font, text).map((advance, n) => {
    const [, path = ""] = font.glyphs[Array.from(text)[n] ?? ""] ?? [];
    const drawn = path && `<path transform="${transform(at, advance, n)}" d="${path}"/>`;
    at += advance;
    return drawn;
  });
  return paths.join("");
}

/** The distance between two lines, as a multiple of the type size. */
export const leading = 1.22;

/**
 * Breaks words into lines that fit `width` and `height` pixels, in the largest of `sizes` (pixels, descending) in which
 * they fit whole. In the last size long words are broken, and an ellipsis replaces whatever has no room.
 */
export function fitText(
  font: CardFont,
  words: string[],
  { width, height, sizes, spacing }: { width: number; height: number; sizes: number[]; spacing?: number },
) {
  const wide = (line: string, size: number) => textWidth(font, line, size, spacing) > width;
  const fitted = sizes.map((size) => {
    const lines = brokenLines(words, (line) => wide(line, size));
    return { size, lines, max: Math.max(1, Math.floor(height / (size * leading))) };
  });
  const fits = fitted.find(({ lines, max }) => lines.length <= max && lines.join(" ") === words.join(" "));
  const { size, lines, max } = fits ?? fitted.at(-1) ?? { size: 0, lines: [], max: 0 };
  if (lines.length <= max) return { size, lines };
  let last = lines[max - 1] ?? "";
  while (last !== "" && wide(last + ellipsis, size)) last = Array.from(last).slice(0, -1).join("");
  return { size, lines: [...lines.slice(0, max - 1), last.replace(/[\s.,;:]+$/, "") + ellipsis] };
}

function brokenLines(words: string[], isWide: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const before = lines.at(-1);
    if (before !== undefined && !isWide(`${before} ${word}`)) {
      lines[lines.length - 1] = `${before} ${word}`;
      continue;
    }
    let part = "";
    for (const character of word) {
      if (part !== "" && isWide(part + character)) {
        lines.push(part);
        part = "";
      }
      part += character;
    }
    lines.push(part);
  }
  return lines;
}

/** Returns the distance from each character to the next one, in thousandths of the type size. */
function advances({ glyphs, kerning }: CardFont, text: string): number[] {
  const characters = Array.from(text);
  return characters.map((character, n) => {
    const [advance = 0] = glyphs[character] ?? [];
    const next = characters[n + 1];
    return advance + (next === undefined ? 0 : (kerning[baseOf(character) + baseOf(next)] ?? 0));
  });
}

/** Returns a letter without its accent. Kerning pairs are listed without accents. */
function baseOf(character: string): string {
  return character.normalize("NFD").charAt(0);
}
