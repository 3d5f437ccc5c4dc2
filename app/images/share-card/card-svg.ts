import type { JourneyMap } from "~/map/draw-journey-map.server";
import type { CardAssets, CardFont } from "./card-assets.server";
import { arcPaths, fitText, isDrawable, leading, linePaths, printableText, textWidth } from "./card-text";

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
export const photoBox = { left: 58, top: 58, width: 584, height: 514 };
export const paper = "#f6ecd9";

const ink = "#2b2118";
const red = "#b83a24";
const frame = { left: 36, top: 36, width: 628, height: 558 };
const column = { left: 716, top: 66, width: 430 };
const titleSizes = [84, 72, 64, 58, 52, 47, 43, 39, 35, 32];
/** The distance between two teeth of the stamp, and the radius of a tooth. */
const teeth = { step: 20, radius: 6.5 };

/** Returns a share card as SVG, with a hole for the photo, or the toy in its place. All text is outlines. */
export function cardSvg({ font, toy }: CardAssets, words: CardWords, hasPhoto: boolean): string {
  // Half a title would be worse than the town alone.
  const shown = [words.title, words.city, words.toy].find((text) => isDrawable(font, text)) ?? "";
  const title = printableText(font, shown);
  const { width, height } = shareCardSize;
  const route = "M690 560c60 26 110 26 170 6s130-30 190-6 90 20 150 2";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${words.map ? journey(words.map) : hasPhoto ? "" : scenery(toy)}
${stampFrame()}
<path d="${route}" fill="none" stroke="${red}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 13"/>
${title === "" ? "" : titleLines(font, title)}
${words.map ? numbers(font, words.map) : hasPhoto ? `<g transform="translate(716 458) scale(3.6)">${toy}</g>` : ""}
${title === "" ? postmark(font, words, 931, 300, 1.5) : postmark(font, words, 1020, 472, 1)}
</svg>`;
}

function titleLines(font: CardFont, title: string): string {
  const { size, lines } = fitText(font, title.split(" "), { ...column, height: 300, sizes: titleSizes });
  const step = size * leading;
  const top = column.top + size * 0.82;
  const paths = lines.map((line, n) => linePaths(font, line, { x: column.left, y: top + n * step, size }));
  return `<g fill="${ink}">${paths.join("")}</g>`;
}

/** Draws a stamp around the photo, with teeth along its edges. */
function stampFrame(): string {
  const { left, top, width, height } = frame;
  const [right, bottom] = [left + width, top + height];
  const hole = `M${photoBox.left} ${photoBox.top}v${photoBox.height}h${photoBox.width}v${-photoBox.height}z`;
  const holes: string[] = [];
  const along = (length: number, at: (distance: number) => [number, number]) => {
    const count = Math.round(length / teeth.step);
    for (let n = 0; n <= count; n += 1) {
      const [x, y] = at((length * n) / count);
      holes.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${teeth.radius}"/>`);
    }
  };
  along(width, (distance) => [left + distance, top]);
  along(width, (distance) => [left + distance, bottom]);
  along(height, (distance) => [left, top + distance]);
  along(height, (distance) => [right, top + distance]);
  const stamp = `M${left} ${top}v${height}h${width}v${-height}z`;
  return `<path d="${stamp}${hole}" fill="#fffefa" fill-rule="evenodd"/>
<g fill="${paper}" stroke="#dccbb0" stroke-width="2">${holes.join("")}</g>
<path d="M0 0h690v${shareCardSize.height}H0z${stamp}" fill="${paper}" fill-rule="evenodd"/>`;
}

/** Draws a landscape with the toy, in the place of a photo. */
function scenery(toy: string): string {
  const { left, top, width, height } = photoBox;
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 584 514">
<path fill="#e0efec" d="M0 0h584v514H0z"/>
<circle cx="452" cy="112" r="52" fill="#f8ead0"/>
<path fill="#e9dcc4" d="M-10 380c60-110 130-170 190-170 70 0 110 76 160 104 44-60 92-100 150-100 60 0 90 40 110 90v120z"/>
<path fill="#dccbb0" d="M0 400q150-50 300-16t284-12v142H0z"/>
<path fill="none" stroke="${red}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 13" d="M-6 470q140-44 296-26t300-22"/>
<g transform="translate(170 188) scale(8)">${toy}</g>
</svg>`;
}

/** Draws the land and the route of the journey, in the place of a photo. */
function journey({ width, height, land, route, markers }: CardMap): string {
  const box = `x="${photoBox.left}" y="${photoBox.top}" width="${photoBox.width}" height="${photoBox.height}"`;
  const pixel = Math.max(width / photoBox.width, height / photoBox.height);
  const way = route.parts.map(({ path }) => path).join("");
  // A stop beyond the edge would look like one on it.
  const large = markers.filter(({ screens, arrow }) => screens !== "small" && arrow === null);
  const stops = large.map(({ x, y }) => `<circle cx="${x}%" cy="${y}%" r="${9 * pixel}"/>`);
  return `<rect ${box} fill="#cfe3e0"/><svg ${box} viewBox="0 0 ${width} ${height}">
<path d="${land}" fill="#f7edd8" stroke="#a58a63" stroke-width="${pixel}"/>
<path d="${way}" fill="none" stroke="${red}" stroke-width="${5 * pixel}" stroke-linecap="round"/>
<g fill="${red}" stroke="#fffefa" stroke-width="${3 * pixel}">${stops.join("")}</g>
</svg>`;
}

/** Draws how many stops there are beside a pin, and the kilometres below. */
function numbers(font: CardFont, { stops, kilometres }: CardMap): string {
  const line = (text: string, x: number, y: number) => linePaths(font, text, { x, y, size: 36 });
  const distance = `${String(kilometres).replace(/\B(?=(\d{3})+$)/g, " ")} km`;
  return `<path fill="${red}" d="M730 446C727 438 717 434 717 424a13 13 0 0 1 26 0C743 434 733 438 730 446z"/>
<g fill="${ink}">${line(String(stops), 756, 444)}${kilometres > 0 ? line(distance, 716, 504) : ""}</g>`;
}

/** Draws the round postmark: the city along its edge, the day in its middle. Its centre is at `x`, `y` (pixels). */
function postmark(font: CardFont, { city, date }: CardWords, x: number, y: number, scale: number): string {
  const name = printableText(font, city).toUpperCase();
  const [year = "", month = "", day = ""] = date.split("-");
  const spacing = 3;
  const arc = { width: 2 * Math.PI * 82 * 0.8, height: 0, sizes: [27, 24, 21, 18, 15], spacing };
  const { size, lines } = fitText(font, [name], arc);
  const middle = (text: string, base: number, type: number) =>
    linePaths(font, text, { x: -textWidth(font, text, type) / 2, y: base, size: type });
  return `<g transform="translate(${x} ${y}) rotate(-9) scale(${scale})">
<g fill="none" stroke="${red}"><circle r="112" stroke-width="5" stroke-dasharray="132 3 71 4"/><circle r="71" stroke-width="3" stroke-dasharray="180 4"/><path stroke-width="3" d="M-64-22H64M-64 22H64"/></g>
<g fill="${red}">${arcPaths(font, lines.join(""), { radius: 83, size, spacing })}${middle(`${day}.${month}`, 11, 34)}${middle(year, 50, 24)}</g>
</g>`;
}
