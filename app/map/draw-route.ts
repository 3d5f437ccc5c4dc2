import type { Point } from "~/map/geometry/mercator";

/** The maximum number of drawn legs. More would be a tangle: a longer journey shows only its latest legs. */
export const maxLegs = 120;

/** The number of drawn legs of a journey with more than `maxLegs`. */
const latestLegs = 40;

/** The bend of a leg, as a fraction of its length. It separates an outward leg from the leg back. */
const bend = 0.1;

/** The number of colours of a route, from its oldest part to its newest. */
const routeAges = 5;

/** Divides a route into at most `routeAges` parts of about equal size, the oldest first. Empty parts are left out. */
export function routeParts<Leg>(legs: Leg[]): { age: number; legs: Leg[] }[] {
  const ages = Math.min(routeAges, legs.length);
  return Array.from({ length: ages }, (_, n) => ({
    // Two parts get the oldest and the newest colour. A single part gets the newest.
    age: ages === 1 ? routeAges : 1 + Math.round((n * (routeAges - 1)) / (ages - 1)),
    legs: legs.slice(Math.round((n * legs.length) / ages), Math.round(((n + 1) * legs.length) / ages)),
  }));
}

/**
 * Draws the route as slight curves, each once, at most the latest (`complete`: all). The result is SVG path data by
 * colour, the oldest first. `way` has the index in `markers` for every stop.
 */
export function drawRoute(markers: Point[], way: number[]) {
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
