import type { ReadOutlines } from "~/map/land/atlas.server";
import { drawLand } from "~/map/land/draw-land.server";
import { drawRoute } from "./draw-route";
import { type Cluster, clusterPoints } from "~/map/geometry/cluster-points";
import { type JourneyMap, type MapMarker, type MapStop, mapCentre } from "./journey-map";
import { type MapFrame, frameAround, inFrame } from "~/map/geometry/map-frame";
import { project } from "~/map/geometry/mercator";
import { arrangeLabels } from "./arrange-labels";
import { unwrapLongitudes } from "~/map/geometry/unwrap-longitudes";
import { clampOutliers } from "~/map/geometry/clamp-outliers";

/** For small and large screens: the minimum size of the drawing in CSS pixels, and the maximum number of markers. */
const small = { width: 300, height: 375, max: 50 };
const large = { width: 680, height: 500, max: 90 };
/** The minimum distance of two pins, in CSS pixels. */
const pinDistance = 30;

/** Draws the map of a journey from its stops in journey order. Without stops it draws the land around `mapCentre`. */
export function drawJourneyMap(stops: MapStop[], readOutlines: ReadOutlines): JourneyMap {
  const { points, arrows } = clampOutliers(unwrapLongitudes(stops).map(project));
  const frame = frameAround(points.length > 0 ? points : [project(mapCentre)]);
  const clustered = clusterPoints(
    points.map((point) => inFrame(frame, point)),
    pinDistance / pixelsPerUnit(frame, large),
    large.max,
  );
  const way = new Array<number>(stops.length).fill(0);
  clustered.forEach(({ members }, marker) => members.forEach((stop) => (way[stop] = marker)));
  return {
    shape: frame.shape,
    width: Math.round(frame.width * frame.scale),
    height: Math.round(frame.height * frame.scale),
    ...drawLand(frame, readOutlines),
    route: drawRoute(pointsOf(clustered), way),
    markers: markersOf(stops, { frame, arrows }, clustered),
    summary: { count: stops.length, first: stops[0]?.city ?? "", last: stops.at(-1)?.city ?? "" },
  };
}

/** Returns the markers in journey order. Small screens combine the clusters of large screens further. */
function markersOf(
  stops: MapStop[],
  { frame, arrows }: { frame: MapFrame; arrows: (number | null)[] },
  onLarge: Cluster[],
): MapMarker[] {
  const [width, height] = [frame.width * frame.scale, frame.height * frame.scale];
  const marker = (
    { at, members }: Cluster,
    screens: MapMarker["screens"],
    name: MapMarker["name"],
  ): MapMarker => {
    const [first, last] = [stops[members[0] ?? 0], stops[members.at(-1) ?? 0]] as [MapStop, MapStop];
    const { id, number, city, country } = first;
    const [x, y] = [percent(at.x, width), percent(at.y, height)];
    return {
      x,
      y,
      stop: { id, number, city, country },
      count: members.length,
      last: last.number,
      name,
      arrow: members.every((member) => arrows[member] !== null) ? (arrows[members[0] ?? 0] ?? null) : null,
      screens,
    };
  };

  const pixels = pixelsPerUnit(frame, large);
  const beside = (large.width - width * pixels) / 2;
  const names = arrangeLabels(
    onLarge.map(({ at, members }) => ({
      x: at.x * pixels,
      y: at.y * pixels,
      name: stops[members[0] ?? 0]?.city ?? "",
      stands: members.length === 1 && arrows[members[0] ?? 0] === null,
    })),
    { from: -beside, to: width * pixels + beside },
  );
  const onSmall = clusterPoints(pointsOf(onLarge), pinDistance / pixelsPerUnit(frame, small), small.max);
  const markers = onSmall.flatMap(({ at, members }) => {
    const screens = members.length === 1 ? "all" : "large";
    const apart = members.map((at) => marker(onLarge[at] as Cluster, screens, names[at] ?? null));
    if (apart.length === 1) return apart;
    const together = members.flatMap((at) => onLarge[at]?.members ?? []).sort((a, b) => a - b);
    return [marker({ at, members: together }, "small", null), ...apart];
  });
  return markers.sort((one, other) => one.stop.number - other.stop.number);
}

const pointsOf = (clusters: Cluster[]) => clusters.map(({ at }) => at);

function pixelsPerUnit({ width, height, scale }: MapFrame, screen: typeof small): number {
  return Math.min(screen.width / (width * scale), screen.height / (height * scale));
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 10_000) / 100;
}
