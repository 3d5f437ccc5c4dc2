import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoMercator,
  geoPath,
} from "d3-geo";
import type { MapFrame } from "~/map/geometry/map-frame";
import { type Point, inverseProject } from "~/map/geometry/mercator";
import { svgPath } from "~/map/geometry/svg-path";

/** Reads coasts and borders of the package `world-atlas`, on a scale of 1 to 50 or 110 million, as the build packs them. */
export type ReadOutlines = (scale: "50m" | "110m") => Uint8Array;

type Position = [longitude: number, latitude: number];

/** The shapes of the widest and the tallest map on a screen. No screen shows where the drawing ends. */
const widestScreen = 2.1;
const tallestScreen = 4 / 5;
const edge = 20;

/** Draws land and borders (Natural Earth) in and around a frame, as SVG path data. */
export function drawLand(frame: MapFrame, readOutlines: ReadOutlines) {
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
  const [north = 90, south = -90] = [top, top + shown.height].map(
    (y) => inverseProject({ x: 0, y: frame.y + y / frame.scale }).latitude,
  );
  // The frame may lie beyond 180 degrees.
  const isBeside = (west: number, east: number) =>
    [-360, 0, 360].some((turn) => west + turn <= centre + degrees / 2 && east + turn >= centre - degrees / 2);
  // They are read for each drawing, because they take much memory. Most lines are far off, and are not parsed.
  const [grid = "", ...lines] = Buffer.from(readOutlines(degrees < 100 ? "50m" : "110m"))
    .toString()
    .split("\n");
  const near = { l: [] as Position[][][], b: [] as Position[][][] };
  for (const line of lines) {
    const [kind, west, least, east, greatest, rings = ""] = line.split(" ");
    if (!isBeside(Number(west), Number(east)) || Number(least) > north || Number(greatest) < south) continue;
    near[kind as "l" | "b"].push((JSON.parse(rings) as number[][]).map(unpacker(grid)));
  }
  return {
    land: svgPath(linesOf({ type: "MultiPolygon", coordinates: near.l }, projection), { closed: true }),
    borders: svgPath(linesOf({ type: "MultiLineString", coordinates: near.b.flat() }, projection)),
    // The earth's width when the map shows more than 360 degrees: it is then drawn again on both sides.
    earth: degrees > 360 ? Math.round(360 * frame.scale) : null,
  };
}

/** Returns a function that turns the steps of a line into degrees: see `scripts/bundling/pack-outlines`. */
function unpacker(grid: string) {
  const [width = 0, height = 0, left = 0, bottom = 0] = grid.split(" ").map(Number);
  return (steps: number[]) => {
    const line: Position[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      line.push([x * width + left, y * height + bottom]);
    }
    return line;
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
