import type { Point } from "./mercator";

/** The maximum error of a drawn line, in units of the drawing. Such an error is too small to see. */
const tolerance = 0.8;
/** The side of a square in units. An island that fits into it would be a speck and is left out. */
const smallest = 2.5;

/** Returns coasts or borders as short SVG path data: relative coordinates in whole units, without invisible bends. */
export function svgPath(lines: Point[][], { closed = false } = {}): string {
  return lines.map((line) => linePath(line, closed)).join("");
}

function linePath(line: Point[], closed: boolean): string {
  const rounded = simplify(line).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [start, ...rest] = rounded;
  if (!start || (closed && isSpeck(rounded))) return "";
  const steps: string[] = [];
  let at = start;
  for (const point of rest) {
    if (point.x === at.x && point.y === at.y) continue;
    steps.push(pair(point.x - at.x, point.y - at.y));
    at = point;
  }
  if (steps.length < (closed ? 2 : 1)) return "";
  const numbers = steps.reduce((text, one) => (one.startsWith("-") ? text + one : `${text} ${one}`));
  return `M${pair(start.x, start.y)}l${numbers}${closed ? "z" : ""}`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function isSpeck(line: Point[]): boolean {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  return Math.max(...xs) - Math.min(...xs) < smallest && Math.max(...ys) - Math.min(...ys) < smallest;
}

/** Removes points by the method of Douglas and Peucker. Coasts have too many points for recursion. */
function simplify(line: Point[]): Point[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let distance = tolerance;
    for (let at = from + 1; at < to; at++) {
      const d = distanceToChord(line[at] as Point, line[from] as Point, line[to] as Point);
      if (d > distance) {
        farthest = at;
        distance = d;
      }
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

function distanceToChord(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - nearest * dx, point.y - from.y - nearest * dy);
}
