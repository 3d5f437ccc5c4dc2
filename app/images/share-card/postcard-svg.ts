import type { JourneyMap } from "~/map/draw-journey-map.server";
import type { CardAssets, CardFont } from "./card-assets.server";
import { type Box, ink, journey, postmark, red, scenery, stampFrame } from "./card-parts";
import { fitText, isDrawable, leading, linePaths, printableText } from "./card-text";

/** The size of every postcard, in pixels. */
export const postcardSize = { width: 1200, height: 1600 };

/** The words of a postcard. They may contain characters that the font lacks. */
export interface PostcardWords {
  /** The place, or "". */
  city: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Which hand it is, such as 'N. 14'. Empty without a public stop. */
  hand: string;
  /** The toy's name. */
  toy: string;
  /** The site, such as `capi.example`. */
  address: string;
}

/** The shape of a postcard's photo. Without a photo the route has the place of a wide one. */
export type PostcardShape = "wide" | "tall";

/** The places of everything, for each shape: the photo, the route, and the words with the postmark. */
const layouts = {
  wide: {
    photo: { left: 66, top: 66, width: 1068, height: 800 },
    route: { left: 66, top: 972, width: 600, height: 460 },
    words: { top: 1224, height: 210 },
    postmark: { y: 1052 },
  },
  tall: {
    photo: { left: 66, top: 66, width: 740, height: 1110 },
    route: { left: 872, top: 816, width: 262, height: 360 },
    words: { top: 1244, height: 200 },
    postmark: { y: 206 },
  },
};
/** The drawing lies between these two, from the left. */
const [margin, right] = [44, 1156];
const citySizes = [76, 68, 60, 52, 46, 40, 35, 31];

/** Returns the rectangle of the photo on a postcard of this shape. */
export const postcardPhotoBox = (shape: PostcardShape): Box => layouts[shape].photo;

/** Returns a postcard as SVG, with a hole for the photo. Words that the font cannot draw whole are left out. */
export function postcardSvg(
  { font, toy }: CardAssets,
  words: PostcardWords,
  map: JourneyMap,
  { shape, hasPhoto }: { shape: PostcardShape; hasPhoto: boolean },
): string {
  const drawable = (text: string) => (isDrawable(font, text) ? printableText(font, text) : "");
  const city = drawable(words.city);
  const layout = layouts[shape];
  const { width, height } = postcardSize;
  // The toy stands where there is no route, or no photo.
  const isEmpty = map.markers.length === 0;
  const draws = (isRoute: boolean, box: Box) =>
    isRoute ? journey(map, box, { dashed: true }) : scenery(toy, box);
  const showsRoute = hasPhoto !== isEmpty;
  const plain = { ...layout.route, width: Math.min(522, layout.route.width) };
  const small = showsRoute ? fitted(map, layout.route) : plain;
  // The postmark stands beside the route; the words stand there or below the photo.
  const beside = shape === "wide" ? small.left + small.width + 90 : 850;
  const besideRoute = shape === "wide" ? beside : margin;
  const names = [drawable(words.toy), words.address].filter(Boolean).join(" · ").split(" ");
  const footer = fitText(font, names, { width: 960, height: 0, sizes: [34, 30, 26, 22] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${hasPhoto ? "" : draws(!isEmpty, layout.photo)}${stampFrame(layout.photo)}
${draws(showsRoute, small)}${stampFrame(small)}
${column(font, { hand: drawable(words.hand), city }, { ...layout.words, left: besideRoute, width: right - besideRoute })}
${postmark(font, { ...words, city }, { ...layout.postmark, x: (beside + right) / 2, scale: 1.3 })}
<path d="M${margin} 1508c150-34 260 30 420 4s250-44 400-10 110 22 170 4${shape === "tall" ? "M1000 392c-90 120 90 240 0 376" : ""}" fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 14"/>
<g transform="translate(1040 1440) scale(3.6)">${toy}</g>
<g fill="${ink}">${linePaths(font, footer.lines.join(""), { x: margin, y: 1570, size: footer.size })}</g>
</svg>`;
}

/** Returns the largest rectangle with the shape of the map in the lower left corner of this one. */
function fitted(map: JourneyMap, { left, top, ...most }: Box): Box {
  const scale = Math.min(most.width / map.width, most.height / map.height);
  const [width, height] = [Math.round(map.width * scale), Math.round(map.height * scale)];
  return { left, top: top + most.height - height, width, height };
}

/** Draws the number of the hand, and the town below. */
function column(font: CardFont, { hand, city }: { hand: string; city: string }, { left, top, ...room }: Box) {
  const handSize = hand === "" ? 0 : 84;
  const number = linePaths(font, hand, { x: left, y: top + handSize * 0.8, size: handSize });
  const height = room.height - handSize * leading;
  const { size, lines } = fitText(font, city.split(" "), { width: room.width, height, sizes: citySizes });
  const base = top + handSize * leading + size * 0.82;
  const town = lines.map((text, n) => linePaths(font, text, { x: left, y: base + n * size * leading, size }));
  return `<g fill="${red}">${number}</g><g fill="${ink}">${town.join("")}</g>`;
}
