import type { Point } from "./mercator";

/** Stops with one common marker, because separate markers would be too close to read or touch. */
export interface Cluster {
  /** The point of the cluster's first stop. */
  at: Point;
  /** The indexes of the cluster's stops in the given list, ascending. */
  members: number[];
}

/** Groups points closer than `distance` to a group's first point. The distance grows until there are at most `max`. */
export function clusterPoints(points: Point[], distance: number, max = Infinity): Cluster[] {
  const clusters: Cluster[] = [];
  // The live map clusters up to 5,000 stops at every zoom. So a point is compared only with the clusters in its own
  // cell of a grid and in the eight cells around.
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
