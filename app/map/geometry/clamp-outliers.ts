import { frameAround } from "./map-frame";
import type { Point } from "./mercator";

/** The most points that may be far away, as a share of all points and as a number. */
const maxFar = { share: 1 / 4, count: 10 };
/** Without the far points, the frame must be this many times smaller. */
const leastGain = 3;

/**
 * Moves a few far points to the border of the frame around all others. `arrows` has the direction of each far point, in
 * degrees clockwise from the right, and null for all other points.
 */
export function clampOutliers(points: Point[]): { points: Point[]; arrows: (number | null)[] } {
  const centre = { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
  const distance = ({ x, y }: Point) => Math.max(Math.abs(x - centre.x), Math.abs(y - centre.y));
  const byDistance = points.toSorted((one, other) => distance(other) - distance(one));
  const most = Math.min(points.length * maxFar.share, maxFar.count);
  const whole = frameAround(points);
  for (let far = 1; far <= most; far += 1) {
    const { x, y, width, height } = frameAround(byDistance.slice(far));
    if (Math.max(width, height) * leastGain > Math.max(whole.width, whole.height)) continue;
    const near = points.map((point) => ({
      x: Math.min(Math.max(point.x, x), x + width),
      y: Math.min(Math.max(point.y, y), y + height),
    }));
    return { points: near, arrows: points.map((point, at) => direction(near[at] as Point, point)) };
  }
  return { points, arrows: points.map(() => null) };
}

function direction(from: Point, to: Point): number | null {
  if (from.x === to.x && from.y === to.y) return null;
  return Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
