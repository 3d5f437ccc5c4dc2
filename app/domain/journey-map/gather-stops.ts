import type { Point } from "./mercator";

/** Stops that are drawn as one mark, because apart they could be neither read nor touched. */
export interface Gathering {
  /** Where its first stop lies. */
  at: Point;
  /** Positions of its stops in the list that was given, ascending. */
  members: number[];
}

/**
 * Gathers points around the first one that has no other within `distance`. When more than `most` marks would be
 * left, the distance grows until they are few enough.
 */
export function gatherStops(points: Point[], distance: number, most = Infinity): Gathering[] {
  const gatherings: Gathering[] = [];
  // Only neighbours in a grid are compared: 5,000 stops are gathered anew at every zoom of the live map.
  const cells = new Map<string, Gathering[]>();
  for (const [index, point] of points.entries()) {
    const [column, row] = [Math.floor(point.x / distance), Math.floor(point.y / distance)];
    const near = neighbours(cells, column, row).find(
      ({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < distance,
    );
    if (near) {
      near.members.push(index);
      continue;
    }
    if (gatherings.length === most) return gatherStops(points, distance * 1.25, most);
    const gathering = { at: point, members: [index] };
    gatherings.push(gathering);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), gathering]);
  }
  return gatherings;
}

function neighbours(cells: Map<string, Gathering[]>, column: number, row: number): Gathering[] {
  const around = [-1, 0, 1];
  return around.flatMap((x) => around.flatMap((y) => cells.get(`${column + x} ${row + y}`) ?? []));
}
