import type { Point } from "./mercator";

/** The proportions that a drawing can have; the style sheet knows each by its name. */
const shapes = { tall: 3 / 4, square: 1, wide: 4 / 3, strip: 2 } as const;

export type MapShape = keyof typeof shapes;

/** The part of the Mercator map that a drawing shows, in degrees of the equator, and its scale. */
export interface MapFrame extends Point {
  shape: MapShape;
  width: number;
  height: number;
  /** Units of the drawing per degree: the longer side has 1000 units. */
  scale: number;
}

const longestSide = 1000;
/** The margins, as parts of the journey's size; more above, where pins stand. */
const padding = { above: 0.2, elsewhere: 0.1 };
/** A single stop is shown with this much around it, in degrees. */
const leastSide = 9;

/** The frame around all points with room to spare on each side, in the shape that wastes least. */
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

/** A point of the map in the units of the drawing. */
export function inFrame({ x, y, scale }: MapFrame, point: Point): Point {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

function extent(values: number[]): { from: number; to: number } {
  let from = Infinity;
  let to = -Infinity;
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to };
}
