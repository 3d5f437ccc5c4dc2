import type { CardFont } from "./card-assets.server";

/** The sign that stands for the missing rest of a shortened text. */
export const ellipsis = "\u2026";

/** The place of a line of text, in pixels. The base line begins at `x` and `y`. */
interface LinePlace {
  x: number;
  y: number;
  /** The font size in pixels. */
  size: number;
}

/** A text in lines that fit a box, with its type size in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Returns the text with only those characters that this font has. Unicode variants become plain letters. Other
 * characters without an outline are left out. Any white space becomes one space.
 */
export function printableText({ glyphs }: CardFont, text: string): string {
  const shown = (character: string) => (/\s/u.test(character) ? " " : glyphs[character] ? character : "");
  const printable = Array.from(
    text.normalize("NFC"),
    (character) => shown(character) || Array.from(character.normalize("NFKC"), shown).join(""),
  );
  return printable.join("").replace(/ +/g, " ").trim();
}

/** Returns the width of a line in pixels. `spacing` pixels are added after each character. */
export function textWidth(font: CardFont, text: string, size: number, spacing = 0): number {
  return advances(font, text).reduce((sum, advance) => sum + (advance * size) / 1000 + spacing, 0);
}

/** Returns a line of text as SVG paths. */
export function linePaths(font: CardFont, text: string, { x, y, size }: LinePlace): string {
  const scale = size / 1000;
  let at = 0;
  const paths = advances(font, text).map((advance, n) => {
    const from = at;
    at += advance;
    return outline(font, text, n, `translate(${from} 0)`);
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/**
 * Returns a line of text as SVG paths along a circle, with its middle at the top of the circle. The circle's centre is
 * the origin. The base line is `radius` pixels away from the centre.
 */
export function arcPaths(
  font: CardFont,
  text: string,
  { radius, size, spacing }: { radius: number; size: number; spacing: number },
): string {
  const scale = size / 1000;
  const degrees = (pixels: number) => (pixels / radius) * (180 / Math.PI);
  let at = -textWidth(font, text, size, spacing) / 2;
  const paths = advances(font, text).map((advance, n) => {
    const width = advance * scale + spacing;
    const turn = degrees(at + width / 2);
    at += width;
    const place = `rotate(${turn.toFixed(2)}) translate(${(-width + spacing) / 2} ${-radius}) scale(${scale} ${-scale})`;
    return outline(font, text, n, place);
  });
  return paths.join("");
}

/**
 * Breaks a text into lines that fit `width` and `height` pixels. The type size is the largest of `sizes` (pixels,
 * descending) in which the whole text fits. If none is small enough, the last is used: words wider than a line are
 * broken, and an ellipsis replaces whatever has no room.
 */
export function fitText(
  font: CardFont,
  text: string,
  { width, height, sizes, leading }: { width: number; height: number; sizes: number[]; leading: number },
): FittedText {
  const wide = (line: string, size: number) => textWidth(font, line, size) > width;
  for (const size of sizes) {
    const lines = brokenLines(text.split(" "), (line) => wide(line, size));
    const isWhole = lines.join(" ") === text;
    const max = Math.max(1, Math.floor(height / (size * leading)));
    const isLast = size === sizes.at(-1);
    if (lines.length <= max && (isWhole || isLast)) return { size, lines };
    if (!isLast) continue;
    let last = lines[max - 1] ?? "";
    while (last !== "" && wide(last + ellipsis, size)) last = Array.from(last).slice(0, -1).join("");
    return { size, lines: [...lines.slice(0, max - 1), last.replace(/[\s.,;:]+$/, "") + ellipsis] };
  }
  return { size: 0, lines: [] };
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

function outline({ glyphs }: CardFont, text: string, n: number, transform: string): string {
  const [, path = ""] = glyphs[Array.from(text)[n] ?? ""] ?? [];
  return path && `<path transform="${transform}" d="${path}"/>`;
}

/** Returns a letter without its accent. Kerning pairs are listed without accents. */
function baseOf(character: string): string {
  return character.normalize("NFD").charAt(0);
}
