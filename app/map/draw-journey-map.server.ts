import { clampOutliers } from "./geometry/clamp-outliers";
import { type Cluster, clusterPoints } from "./geometry/cluster-points";
import { type MapFrame, frameAround, inFrame } from "./geometry/map-frame";
import { type GeoPoint, project } from "./geometry/mercator";
import { unwrapLongitudes } from "./geometry/unwrap-longitudes";
import { type ReadOutlines, drawLand } from "./land/draw-land.server";
import { type LabelSide, arrangeLabels } from "./arrange-labels";
import { drawRoute } from "./draw-route";
import { mapCentre, stopNumbers } from "./journey-map";

/** A stop with its place on the map. */
export interface MapStop extends GeoPoint {
  id: string;
  city: string;
  country: string;
  /** The stop's number on the journey, from 1. */
  number: number;
}

/** The drawn map of the journey. Its width and height are in units of its paths. */
export type JourneyMap = ReturnType<typeof drawJourneyMap>;
/** A pin, or a stamp for several stops close together. */
export type MapMarker = JourneyMap["markers"][number];

/** For small and large screens: the minimum size of the drawing in CSS pixels, and the maximum number of markers. */
const small = { width: 300, height: 375, max: 50 };
const large = { width: 680, height: 500, max: 90 };
/** The minimum distance of two pins, in CSS pixels. */
const pinDistance = 30;

/** The land that was drawn last from each outlines: a changed stop seldom changes the frame. */
const lastLands = new WeakMap<ReadOutlines, { frame: string; land: ReturnType<typeof drawLand> }>();

function landAround(frame: MapFrame, readOutlines: ReadOutlines) {
  const last = lastLands.get(readOutlines);
  if (last?.frame === JSON.stringify(frame)) return last.land;
  const land = drawLand(frame, readOutlines);
  lastLands.set(readOutlines, { frame: JSON.stringify(frame), land });
  return land;
}

/** Draws the map of a journey from its stops in journey order. Without stops it draws the land around `mapCentre`. */
export function drawJourneyMap(stops: MapStop[], readOutlines: ReadOutlines) {
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
    ...landAround(frame, readOutlines),
    route: drawRoute(pointsOf(clustered), way),
    markers: markersOf(stops, { frame, arrows }, clustered),
    // The journey in words, for readers who cannot see the map.
    summary: { count: stops.length, first: stops[0]?.city ?? "", last: stops.at(-1)?.city ?? "" },
  };
}

/** Returns the markers in journey order. Small screens combine the clusters of large screens further. */
function markersOf(
  stops: MapStop[],
  { frame, arrows }: { frame: MapFrame; arrows: (number | null)[] },
  onLarge: Cluster[],
) {
  const [width, height] = [frame.width * frame.scale, frame.height * frame.scale];
  const marker = ({ at, members }: Cluster, screens: "all" | "small" | "large", name: LabelSide | null) => {
    const { id, number, city, country } = stops[members[0] ?? 0] as MapStop;
    return {
      // In per cent of the drawing's width and height.
      x: percent(at.x, width),
      y: percent(at.y, height),
      stop: { id, number, city, country },
      count: members.length,
      numbers: stopNumbers(members.map((at) => stops[at]?.number ?? 0)),
      name,
      // The direction of stops that are all beyond the edge, in degrees clockwise from the right.
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
