import { inFrame } from "./geometry/map-frame";
import { type GeoPoint, type Point, project } from "./geometry/mercator";
import { type ReadOutlines, drawLand } from "./land/draw-land.server";
import { type MapView, frameOfView, viewSize } from "./map-view";

/** The width of a letter in units of the drawing, which is 1000 units wide. */
const letter = 24;
/** The height of a line, in units. */
const line = 50;
/** The distance of a name from its dot, in units. */
const aside = 16;
const maxNames = 14;

const style = `.w{fill:#dcebe8}.l{fill:#f6ecd8;stroke:#94795b;stroke-width:2}.b{fill:none;stroke:#b9a382;stroke-width:2}
.t{font:44px system-ui,sans-serif;fill:#2b2118;stroke:#fbf6ec;stroke-width:7;paint-order:stroke}.d{fill:#2b2118}
.m{fill:#b83a24;stroke:#fffefa;stroke-width:8}
@media (prefers-color-scheme:dark){.w{fill:#1d3234}.l{fill:#332922}.b{stroke:#665343}
.t{fill:#f3e9d9;stroke:#1c1612}.d{fill:#f3e9d9}}`;

/** Draws a view as an SVG document in the reader's colour scheme. The first towns get their names first. */
export function drawMapView(
  view: MapView,
  { towns, mark }: { towns: (GeoPoint & { name: string })[]; mark: GeoPoint | null },
  readOutlines: ReadOutlines,
): string {
  const frame = frameOfView(view);
  const { land, borders, earth } = drawLand(frame, readOutlines);
  const at = (point: GeoPoint): Point => {
    const { x, y } = project(point);
    // The longitude is shifted by whole turns of 360 degrees, because a view can lie across the 180th meridian.
    return inFrame(frame, { x: frame.x + ((((x - frame.x) % 360) + 360) % 360), y });
  };
  const ground = `<path class="l" d="${land}"/><path class="b" d="${borders}"/>`;
  const copies = earth === null ? "" : `<use href="#g" x="${-earth}"/><use href="#g" x="${earth}"/>`;
  const names = namesWithRoom(towns.map((town) => ({ name: town.name, ...at(town) })));
  const marked = mark ? at(mark) : null;
  const dot = marked
    ? `<circle class="m" cx="${Math.round(marked.x)}" cy="${Math.round(marked.y)}" r="26"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${viewSize}" height="${viewSize}"><style>${style}</style><rect class="w" width="1000" height="1000"/><g id="g">${ground}</g>${copies}${names}${dot}</svg>`;
}

function namesWithRoom(towns: (Point & { name: string })[]): string {
  const taken: (Point & { name: string; end: number })[] = [];
  for (const { x, y, name } of towns) {
    const end = x + aside + name.length * letter;
    const isFree = taken.every((other) => Math.abs(other.y - y) > line || other.end < x || end < other.x);
    if (end > 1000 || y < line || y > 1000 - line || !isFree) continue;
    taken.push({ x, y, name, end });
    if (taken.length === maxNames) break;
  }
  return taken
    .map(({ x, y, name }) => {
      const [left, middle] = [Math.round(x), Math.round(y)];
      return `<circle class="d" cx="${left}" cy="${middle}" r="7"/><text class="t" x="${left + aside}" y="${middle + 15}">${escaped(name)}</text>`;
    })
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
