import type { Point } from "~/map/geometry/mercator";

/** More legs than this would be a tangle. Then only the latest are drawn. */
export const maxLegs = 120;

/** The number of drawn legs of such a long journey. */
const latestLegs = 40;

/** The bend of a leg, as a fraction of its length. It separates the way there from the way back. */
const bend = 0.1;

/**
 * The route as SVG path data, its oldest part first (`age`: 1 to `routeAges`). It also tells whether the whole route
 * is drawn.
 */
export interface DrawnRoute {
  parts: { age: number; path: string }[];
  complete: boolean;
}

/** The number of colours of a route, from its oldest part to its newest. */
const routeAges = 5;

/** Divides a route into at most `routeAges` parts of about equal size, the oldest first. Empty parts are left out. */
export function routeParts<Leg>(legs: Leg[]): { age: number; legs: Leg[] }[] {
  const ages = Math.min(routeAges, legs.length);
  return Array.from({ length: ages }, (_, n) => ({
    // With two legs, they get the oldest and the newest colour.
    age: ages === 1 ? routeAges : 1 + Math.round((n * (routeAges - 1)) / (ages - 1)),
    legs: legs.slice(Math.round((n * legs.length) / ages), Math.round(((n + 1) * legs.length) / ages)),
  }));
}

/**
 * Draws the route from marker to marker in journey order. Each leg is a slight curve, drawn once. A journey with very
 * many legs only shows the latest. `way` has the index in `markers` for every stop.
 */
export function drawRoute(markers: Point[], way: number[]): DrawnRoute {
  const legs = new Set<string>();
  way.forEach((to, stop) => {
    const from = way[stop - 1] ?? to;
    if (from === to) return;
    const leg = curve(markers[from] as Point, markers[to] as Point);
    legs.delete(leg);
    legs.add(leg);
  });
  const complete = legs.size <= maxLegs;
  const parts = routeParts([...legs].slice(complete ? 0 : -latestLegs));
  return { parts: parts.map(({ age, legs: part }) => ({ age, path: part.join("") })), complete };
}

function curve(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = { x: dx / 2 + dy * bend, y: dy / 2 - dx * bend };
  const round = Math.round;
  return `M${round(from.x)} ${round(from.y)}q${round(aside.x)} ${round(aside.y)} ${round(dx)} ${round(dy)}`;
}
