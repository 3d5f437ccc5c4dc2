import type { JourneyMap } from "~/map/draw-journey-map.server";
import type { CardFont } from "./card-assets.server";
import { arcPaths, fitText, linePaths, printableText, textWidth } from "./card-text";

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const paper = "#f6ecd9";
export const ink = "#2b2118";
export const red = "#b83a24";
/** The width of a stamp's white edge. */
const edge = 22;
/** The distance between two teeth of the stamp, and the radius of a tooth. */
const teeth = { step: 20, radius: 6.5 };

/** Draws a stamp, with teeth along its edges, around a `hole` for a picture. */
export function stampFrame(hole: Box): string {
  const [left, top] = [hole.left - edge, hole.top - edge];
  const [width, height] = [hole.width + 2 * edge, hole.height + 2 * edge];
  const [right, bottom] = [left + width, top + height];
  const inside = `M${hole.left} ${hole.top}v${hole.height}h${hole.width}v${-hole.height}z`;
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
  return `<path d="${stamp}${inside}" fill="#fffefa" fill-rule="evenodd"/>
<g fill="${paper}" stroke="#dccbb0" stroke-width="2">${holes.join("")}</g>
<path d="M${left - 12} ${top - 12}h${width + 24}v${height + 24}h${-width - 24}z${stamp}" fill="${paper}" fill-rule="evenodd"/>`;
}

/** Draws a landscape with the toy, in the place of a photo. */
export function scenery(toy: string, { left, top, width, height }: Box): string {
  return `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 584 514" preserveAspectRatio="xMidYMid slice">
<path fill="#e0efec" d="M0 0h584v514H0z"/>
<circle cx="452" cy="112" r="52" fill="#f8ead0"/>
<path fill="#e9dcc4" d="M-10 380c60-110 130-170 190-170 70 0 110 76 160 104 44-60 92-100 150-100 60 0 90 40 110 90v120z"/>
<path fill="#dccbb0" d="M0 400q150-50 300-16t284-12v142H0z"/>
<path fill="none" stroke="${red}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 13" d="M-6 470q140-44 296-26t300-22"/>
<g transform="translate(170 188) scale(8)">${toy}</g>
</svg>`;
}

/** Draws the land and the route of the journey. With dashes it ends in a larger dot. */
export function journey(
  { width, height, land, route, markers }: JourneyMap,
  place: Box,
  { dashed = false } = {},
): string {
  const box = `x="${place.left}" y="${place.top}" width="${place.width}" height="${place.height}"`;
  const pixel = Math.max(width / place.width, height / place.height);
  const way = route.parts.map(({ path }) => path).join("");
  // A stop beyond the edge would look like one on it.
  const large = markers.filter(({ screens, arrow }) => screens !== "small" && arrow === null);
  const lastOf = ({ numbers }: { numbers: string }) => Number(/\d+$/.exec(numbers));
  if (dashed) large.sort((one, other) => lastOf(one) - lastOf(other));
  const radius = (n: number) => (dashed ? (n === large.length - 1 ? 15 : 6) : 9) * pixel;
  const stops = large.map(({ x, y }, n) => `<circle cx="${x}%" cy="${y}%" r="${radius(n)}"/>`);
  const dashes = dashed ? ` stroke-dasharray="${1 * pixel} ${10 * pixel}"` : "";
  return `<rect ${box} fill="#cfe3e0"/><svg ${box} viewBox="0 0 ${width} ${height}">
<path d="${land}" fill="#f7edd8" stroke="#a58a63" stroke-width="${pixel}"/>
<path d="${way}" fill="none" stroke="${red}" stroke-width="${5 * pixel}" stroke-linecap="round"${dashes}/>
<g fill="${red}" stroke="#fffefa" stroke-width="${3 * pixel}">${stops.join("")}</g>
</svg>`;
}

/** Draws the round postmark: the city along its edge, the day in its middle. Its centre is at `x`, `y` (pixels). */
export function postmark(
  font: CardFont,
  { city, date }: { city: string; date: string },
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
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
