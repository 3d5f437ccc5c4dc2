import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoMercator,
  geoPath,
} from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { MapFrame } from "~/map/geometry/map-frame";
import { type Point, inverseProject } from "~/map/geometry/mercator";
import { svgPath } from "~/map/geometry/svg-path";

/** Reads the country outlines of the package `world-atlas` as TopoJSON, on a scale of 1 to 50 or 110 million. */
export type ReadOutlines = (scale: "50m" | "110m") => Uint8Array;

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
  // The outlines are read for each drawing: they take too much memory to keep.
  const file = readOutlines(degrees < 100 ? "50m" : "110m");
  const outlines = JSON.parse(Buffer.from(file).toString()) as Topology<
    Record<"countries" | "land", GeometryCollection>
  >;
  const { land, countries } = outlines.objects;
  const [north = 90, south = -90] = [top, top + shown.height].map(
    (y) => inverseProject({ x: 0, y: frame.y + y / frame.scale }).latitude,
  );
  const isNear = (line: number[][]) => {
    const [west, east] = rangeOf(line, 0);
    const [from, to] = rangeOf(line, 1);
    // The frame may lie beyond 180 degrees.
    const isBeside = [-360, 0, 360].some(
      (turn) => west + turn <= centre + degrees / 2 && east + turn >= centre - degrees / 2,
    );
    return isBeside && from <= north && to >= south;
  };
  // Nine tenths of the lines are far off, and d3 would project each of their points to find that out.
  const lands = feature(outlines, land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.filter(([outer = []]) => isNear(outer)) : [],
  );
  const borders = mesh(outlines, countries, (one, other) => one !== other).coordinates.filter(isNear);
  return {
    land: svgPath(linesOf({ type: "MultiPolygon", coordinates: lands }, projection), { closed: true }),
    borders: svgPath(linesOf({ type: "MultiLineString", coordinates: borders }, projection)),
    // The earth's width when the map shows more than 360 degrees: it is then drawn again on both sides.
    earth: degrees > 360 ? Math.round(360 * frame.scale) : null,
  };
}

/** Returns the least and the greatest longitude (0) or latitude (1) of a line. */
function rangeOf(line: number[][], axis: 0 | 1): [number, number] {
  let [least, greatest] = [Infinity, -Infinity];
  for (const point of line) {
    least = Math.min(least, point[axis] ?? 0);
    greatest = Math.max(greatest, point[axis] ?? 0);
  }
  return [least, greatest];
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
