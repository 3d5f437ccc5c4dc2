import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoMercator,
  geoPath,
} from "d3-geo";
import { type ReadOutlines, readAtlas } from "./atlas.server";
import { svgPath } from "~/map/geometry/svg-path";
import type { MapFrame } from "~/map/geometry/map-frame";
import type { Point } from "~/map/geometry/mercator";

/** Land and borders as SVG path data. */
export interface DrawnLand {
  land: string;
  borders: string;
  /**
   * The width of the earth in units, when the map shows more than 360 degrees. The earth is then drawn again on both
   * sides. Null for a narrower map.
   */
  earth: number | null;
}

/** The shapes of the widest and the tallest map on a screen. No screen shows where the drawing ends. */
const widestScreen = 2.1;
const tallestScreen = 4 / 5;
const edge = 20;

/** Draws the land in and around a frame. */
export function drawLand(frame: MapFrame, readOutlines: ReadOutlines): DrawnLand {
  const { width, height } = { width: frame.width * frame.scale, height: frame.height * frame.scale };
  const shown = {
    width: Math.max(width, height * widestScreen) + edge,
    height: Math.max(height, width / tallestScreen) + edge,
  };
  const left = (width - shown.width) / 2;
  const top = (height - shown.height) / 2;
  const centre = frame.x + frame.width / 2;
  const projection = geoMercator()
    .rotate([-centre, 0])
    .scale((frame.scale * 180) / Math.PI)
    .translate([width / 2, -frame.y * frame.scale])
    .precision(0)
    .clipExtent([
      [left, top],
      [left + shown.width, top + shown.height],
    ]);
  const degrees = shown.width / frame.scale;
  const atlas = readAtlas(readOutlines, degrees);
  return {
    land: svgPath(linesOf(atlas.land, projection), { closed: true }),
    borders: svgPath(linesOf(atlas.borders, projection)),
    earth: degrees > 360 ? Math.round(360 * frame.scale) : null,
  };
}

/** Returns the lines that d3 draws for a shape. */
function linesOf(shape: GeoPermissibleObjects, projection: GeoProjection): Point[][] {
  const lines: Point[][] = [];
  const lineTo = (x: number, y: number) => void lines.at(-1)?.push({ x, y });
  const context: GeoContext = {
    beginPath: () => undefined,
    moveTo: (x, y) => void lines.push([{ x, y }]),
    lineTo,
    arc: () => undefined,
    closePath() {
      const [start] = lines.at(-1) ?? [];
      if (start) lineTo(start.x, start.y);
    },
  };
  geoPath(projection, context)(shape);
  return lines;
}
