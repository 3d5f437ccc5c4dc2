import { describe, expect, test } from "vitest";
import { packedOutlines } from "../../scripts/bundling/pack-outlines.mjs";
import { type JourneyMap, type MapStop, drawJourneyMap } from "./draw-journey-map.server";

const places = {
  Milano: [45.4642, 9.19],
  Bologna: [44.4949, 11.3426],
  Modena: [44.6471, 10.9252],
  Roma: [41.9028, 12.4964],
  Palermo: [38.1157, 13.3615],
  Matsumoto: [36.238, 137.972],
  Honolulu: [21.3069, -157.8583],
  Denver: [39.7392, -104.9903],
  Canberra: [-35.2809, 149.13],
  Nairobi: [-1.2921, 36.8219],
} satisfies Record<string, [number, number]>;

const draw = (stops: MapStop[]) => drawJourneyMap(stops, (scale) => Buffer.from(packedOutlines(scale)));

const journey = (...cities: (keyof typeof places)[]): MapStop[] =>
  cities.map((city, at) => {
    const [latitude, longitude] = places[city];
    return { id: `stop-${at + 1}`, city, country: "Qui", number: at + 1, latitude, longitude };
  });

/** True when the marker of the stop with this number stands on the drawn land, by the even-odd rule. */
function isOnLand(map: JourneyMap, number: number): boolean {
  const marker = map.markers.find(({ stop, screens }) => stop.number === number && screens !== "small");
  if (!marker) throw new Error(`no marker for stop ${number}`);
  const [x, y] = [(marker.x / 100) * map.width, (marker.y / 100) * map.height];
  return isLandAt(map, x, y);
}

function isLandAt({ land }: JourneyMap, x: number, y: number): boolean {
  let inside = false;
  for (const [, startX, startY, steps = ""] of land.matchAll(/M(-?\d+) ?(-?\d+)l([^z]*)z/g)) {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
    let from = { x: Number(startX), y: Number(startY) };
    for (let at = 0; at < numbers.length; at += 2) {
      const to = { x: from.x + (numbers[at] ?? 0), y: from.y + (numbers[at + 1] ?? 0) };
      if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) {
        inside = !inside;
      }
      from = to;
    }
  }
  return inside;
}

/** Returns each stop's marker on one kind of screen. */
const markersOn = ({ markers }: JourneyMap, screen: "small" | "large") =>
  markers.filter(({ screens }) => screens === "all" || screens === screen);

describe("the drawn map", () => {
  test("land, projection and pins agree: cities stand on land, the way between islands is sea", () => {
    const italy = draw(journey("Milano", "Bologna", "Roma", "Palermo"));
    for (const number of [1, 2, 3, 4]) expect(isOnLand(italy, number)).toBe(true);
    const [, , rome, palermo] = italy.markers as [
      unknown,
      unknown,
      { x: number; y: number },
      { x: number; y: number },
    ];
    const middle = [(rome.x + palermo.x) / 200, (rome.y + palermo.y) / 200] as const;
    expect(isLandAt(italy, middle[0] * italy.width, middle[1] * italy.height)).toBe(false);
  });

  test("a journey over the date line is drawn in one piece, on land where it lands", () => {
    const pacific = draw(journey("Matsumoto", "Honolulu", "Denver"));
    const xs = pacific.markers.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(isOnLand(pacific, 1)).toBe(true);
    expect(isOnLand(pacific, 3)).toBe(true);
    expect(isLandAt(pacific, pacific.width * 0.6, pacific.height * 0.2)).toBe(false);
  });

  test("a journey around the world fits, every city on its continent", () => {
    const world = draw(journey("Roma", "Denver", "Canberra", "Nairobi", "Matsumoto"));
    for (const number of [1, 2, 3, 4, 5]) expect(isOnLand(world, number)).toBe(true);
    for (const { x, y } of world.markers) {
      expect(x).toBeGreaterThan(3);
      expect(x).toBeLessThan(97);
      expect(y).toBeGreaterThan(3);
      expect(y).toBeLessThan(97);
    }
  });

  test("one far stop does not make the others small: it is at the edge, with an arrow that points to it", () => {
    const map = draw(journey("Milano", "Bologna", "Roma", "Palermo", "Denver"));
    for (const number of [1, 2, 3, 4]) expect(isOnLand(map, number)).toBe(true);
    for (const screen of ["small", "large"] as const) {
      const markers = markersOn(map, screen);
      expect(markers.map(({ arrow }) => arrow)).toEqual([null, null, null, null, 180]);
      const heights = markers.slice(0, 4).map(({ y }) => y);
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(50);
      expect(markers[4]?.x).toBeLessThan(25);
    }
    expect(map.route.parts).toHaveLength(4);
  });

  test("two homes far apart both stay on the map", () => {
    const map = draw(journey("Milano", "Bologna", "Denver", "Roma", "Denver"));
    expect(map.markers.every(({ arrow }) => arrow === null)).toBe(true);
  });

  test("one stop: its pin with country around it, and no route", () => {
    const one = draw(journey("Roma"));
    expect(one.markers).toHaveLength(1);
    expect(one.markers[0]).toMatchObject({ stop: { id: "stop-1", number: 1 }, count: 1, screens: "all" });
    expect(one.route.parts).toEqual([]);
    expect(one.land.length).toBeGreaterThan(500);
  });

  test("no stop: the land around Milan, without a marker", () => {
    const none = draw([]);
    expect(none.markers).toEqual([]);
    expect(none.summary.count).toBe(0);
    expect(isLandAt(none, none.width / 2, none.height / 2)).toBe(true);
  });

  test("neighbours are clustered under one marker that says how many and from which to which", () => {
    const map = draw(journey("Palermo", "Bologna", "Modena", "Milano"));
    for (const screen of ["small", "large"] as const) {
      const clustered = markersOn(map, screen).filter(({ count }) => count > 1);
      expect(clustered).toHaveLength(1);
      expect(clustered[0]).toMatchObject({ stop: { number: 2, city: "Bologna" }, count: 2, numbers: "2–3" });
    }
  });

  test("5,000 stops become few markers on either screen, and none of them is lost", () => {
    const crowd = Array.from({ length: 5000 }, (_, at) => ({
      ...(journey("Roma")[0] as MapStop),
      id: `stop-${at}`,
      number: at + 1,
      latitude: 37 + ((at * 131) % 900) / 100,
      longitude: 8 + ((at * 577) % 900) / 100,
    }));
    const map = draw(crowd);
    for (const screen of ["small", "large"] as const) {
      const markers = markersOn(map, screen);
      expect(markers.length).toBeLessThanOrEqual(90);
      expect(markers.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
    }
    expect(map.route.complete).toBe(false);
  });
});
