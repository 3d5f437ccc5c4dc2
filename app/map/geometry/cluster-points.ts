import type { Point } from "./mercator";

/** Stops that are drawn as one marker, because apart they could be neither read nor touched. */
export interface Cluster {
  /** Where its first stop lies. */
  at: Point;
  /** Positions of its stops in the list that was given, ascending. */
  members: number[];
}

/**
 * Clusters points around the first one that has no other within `distance`. When more than `max` markers would be
 * left, the distance grows until they are few enough.
 */
export function clusterPoints(points: Point[], distance: number, max = Infinity): Cluster[] {
  const clusters: Cluster[] = [];
  // Only neighbours in a grid are compared: 5,000 stops are clustered anew at every zoom of the live map.
  const cells = new Map<string, Cluster[]>();
  for (const [index, point] of points.entries()) {
    const [column, row] = [Math.floor(point.x / distance), Math.floor(point.y / distance)];
    const near = neighbours(cells, column, row).find(
      ({ at }) => Math.hypot(at.x - point.x, at.y - point.y) < distance,
    );
    if (near) {
      near.members.push(index);
      continue;
    }
    if (clusters.length === max) return clusterPoints(points, distance * 1.25, max);
    const cluster = { at: point, members: [index] };
    clusters.push(cluster);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return clusters;
}

function neighbours(cells: Map<string, Cluster[]>, column: number, row: number): Cluster[] {
  const around = [-1, 0, 1];
  return around.flatMap((x) => around.flatMap((y) => cells.get(`${column + x} ${row + y}`) ?? []));
}
