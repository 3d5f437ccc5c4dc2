import type { Point } from "./mercator";

/** The possible shapes of a drawing: width divided by height. The style sheet has a rule for each name. */
const shapes = { tall: 3 / 4, square: 1, wide: 4 / 3, strip: 2 } as const;

export type MapShape = keyof typeof shapes;

/** The part of the Mercator map that a drawing shows, in degrees of the equator, and the drawing's scale. */
export interface MapFrame extends Point {
  shape: MapShape;
  width: number;
  height: number;
  /** The number of drawing units per degree. The longer side of the drawing has 1000 units. */
  scale: number;
}

const longestSide = 1000;
/** The margins, as fractions of the journey's size. Pins stand above their points, so they need more room there. */
const padding = { above: 0.2, elsewhere: 0.1 };
/** The minimum width and height of a frame in degrees, for a single stop or very close stops. */
const leastSide = 9;

/** Returns the frame around all points with some margin, in the shape that has the smallest area. */
export function frameAround(points: Point[]): MapFrame {
  const xs = extent(points.map(({ x }) => x));
  const ys = extent(points.map(({ y }) => y));
  const tall = ys.to - ys.from;
  const content = {
    width: Math.max((xs.to - xs.from) * (1 + 2 * padding.elsewhere), leastSide),
    height: Math.max(tall * (1 + padding.above + padding.elsewhere), leastSide),
  };
  const fitting = (Object.keys(shapes) as MapShape[]).map((shape) => {
    const width = Math.max(content.width, content.height * shapes[shape]);
    return { shape, width, height: width / shapes[shape] };
  });
  const { shape, width, height } = fitting.reduce((best, one) =>
    one.width * one.height < best.width * best.height ? one : best,
  );
  return {
    shape,
    x: (xs.from + xs.to - width) / 2,
    y: (ys.from + ys.to - tall * (padding.above - padding.elsewhere) - height) / 2,
    width,
    height,
    scale: longestSide / Math.max(width, height),
  };
}

/** Converts a point of the map to units of the drawing. */
export function inFrame({ x, y, scale }: MapFrame, point: Point): Point {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

function extent(values: number[]) {
  const from = values.reduce((least, value) => Math.min(least, value), Infinity);
  const to = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return { from, to };
}
