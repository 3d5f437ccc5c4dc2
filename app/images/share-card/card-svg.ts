import type { CardAssets, CardFont } from "./card-assets.server";
import { type Box, ink, journey, postmark, red, scenery, stampFrame } from "./card-parts";
import { fitText, isDrawable, leading, linePaths, printableText } from "./card-text";
import type { JourneyMap } from "~/map/draw-journey-map.server";

/** The size of every share card, in pixels. */
export const shareCardSize = { width: 1200, height: 630 };

/** The words of a card. They may contain characters that the font lacks. */
export interface CardWords {
  title: string;
  city: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** The toy's name. */
  toy: string;
  /** On the card of /map, in the place of the photo. */
  map?: JourneyMap & { stops: number; kilometres: number };
}

type CardMap = NonNullable<CardWords["map"]>;

/** The rectangle of the photo on a card, in pixels. */
export const photoBox: Box = { left: 58, top: 58, width: 584, height: 514 };
const column = { left: 716, top: 66, width: 430 };
const titleSizes = [84, 72, 64, 58, 52, 47, 43, 39, 35, 32];

/** Returns a share card as SVG, with a hole for the photo, or the toy in its place. All text is outlines. */
export function cardSvg({ font, toy }: CardAssets, words: CardWords, hasPhoto: boolean): string {
  // Half a title would be worse than the town alone.
  const shown = [words.title, words.city, words.toy].find((text) => isDrawable(font, text)) ?? "";
  const title = printableText(font, shown);
  const { width, height } = shareCardSize;
  const route = "M690 560c60 26 110 26 170 6s130-30 190-6 90 20 150 2";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${words.map ? journey(words.map, photoBox) : hasPhoto ? "" : scenery(toy, photoBox)}
${stampFrame(photoBox)}
<path d="${route}" fill="none" stroke="${red}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 13"/>
${title === "" ? "" : titleLines(font, title)}
${words.map ? numbers(font, words.map) : hasPhoto ? `<g transform="translate(716 458) scale(3.6)">${toy}</g>` : ""}
${title === "" ? postmark(font, words, { x: 931, y: 300, scale: 1.5 }) : postmark(font, words, { x: 1020, y: 472, scale: 1 })}
</svg>`;
}

function titleLines(font: CardFont, title: string): string {
  const { size, lines } = fitText(font, title.split(" "), { ...column, height: 300, sizes: titleSizes });
  const step = size * leading;
  const top = column.top + size * 0.82;
  const paths = lines.map((line, n) => linePaths(font, line, { x: column.left, y: top + n * step, size }));
  return `<g fill="${ink}">${paths.join("")}</g>`;
}

/** Draws how many stops there are beside a pin, and the kilometres below. */
function numbers(font: CardFont, { stops, kilometres }: CardMap): string {
  const line = (text: string, x: number, y: number) => linePaths(font, text, { x, y, size: 36 });
  const distance = `${String(kilometres).replace(/\B(?=(\d{3})+$)/g, " ")} km`;
  return `<path fill="${red}" d="M730 446C727 438 717 434 717 424a13 13 0 0 1 26 0C743 434 733 438 730 446z"/>
<g fill="${ink}">${line(String(stops), 756, 444)}${kilometres > 0 ? line(distance, 716, 504) : ""}</g>`;
}
