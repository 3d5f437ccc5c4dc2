import type { Point } from "~/map/geometry/mercator";

/** More legs of the route than this would be a tangle: then only the latest are drawn. */
export const maxLegs = 120;

/** What is drawn of a journey with more legs than that. */
const latestLegs = 40;

/** How far a leg bends aside, as a part of its length: a there and back are two lines. */
const bend = 0.1;

/** The route as SVG path data, its oldest part first (`age`: 1 to `routeAges`), and whether all of it is drawn. */
export interface DrawnRoute {
  parts: { age: number; path: string }[];
  complete: boolean;
}

/** In so many colours a route is drawn, from its oldest part to its newest. */
const routeAges = 5;

/** Parts of a route, the oldest first: at most `routeAges`, each of about as many legs; empty ones are left out. */
export function routeParts<Leg>(legs: Leg[]): { age: number; legs: Leg[] }[] {
  const ages = Math.min(routeAges, legs.length);
  return Array.from({ length: ages }, (_, n) => ({
    // A route of two legs is the oldest and the newest.
    age: ages === 1 ? routeAges : 1 + Math.round((n * (routeAges - 1)) / (ages - 1)),
    legs: legs.slice(Math.round((n * legs.length) / ages), Math.round(((n + 1) * legs.length) / ages)),
  }));
}

/**
 * The way from marker to marker in journey order, each leg a slight curve and drawn once; of a journey with very many
 * legs, the latest. `way` names the marker of every stop by its position in `markers`.
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
