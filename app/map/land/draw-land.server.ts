import { geoMercator, geoPath } from "d3-geo";
import type { GeoContext, GeoPermissibleObjects } from "d3-geo";
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

/**
 * The widest and the tallest shape of the map on a screen, as width divided by height. The land is drawn that far
 * beyond the frame, so that no screen shows where the drawing ends.
 */
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
  const lines = (shape: GeoPermissibleObjects) => {
    const drawn = new Lines();
    geoPath(projection, drawn)(shape);
    return drawn.lines;
  };
  return {
    land: svgPath(lines(atlas.land), { closed: true }),
    borders: svgPath(lines(atlas.borders)),
    earth: degrees > 360 ? Math.round(360 * frame.scale) : null,
  };
}

/** Records the lines that d3 draws. */
class Lines implements GeoContext {
  lines: Point[][] = [];

  beginPath(): void {
    this.lines = [];
  }

  moveTo(x: number, y: number): void {
    this.lines.push([{ x, y }]);
  }

  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.push({ x, y });
  }

  arc(): void {}

  closePath(): void {
    const [start] = this.lines.at(-1) ?? [];
    if (start) this.lineTo(start.x, start.y);
  }
}
