import { drawLand } from "./draw-land.server";
import { drawRoute } from "./draw-route";
import { type Gathering, gatherStops } from "./gather-stops";
import { type JourneyMap, type MapMark, type StopOnMap, mapCentre } from "./journey-map";
import { type MapFrame, frameAround, inFrame } from "./map-frame";
import { project } from "./mercator";
import { nameMarks } from "./name-marks";
import { turnGlobe } from "./turn-globe";

/** The least room that the drawing gets on a small and on a large screen (CSS pixels), and how many marks fit. */
const small = { width: 300, height: 375, most: 50 };
const large = { width: 680, height: 500, most: 90 };
/** How far two pins are apart at least, in CSS pixels. */
const pinDistance = 30;

/** Draws the map of a journey, its stops in journey order; without any, the land around the default centre. */
export async function drawJourneyMap(stops: StopOnMap[]): Promise<JourneyMap> {
  const points = turnGlobe(stops).map(project);
  const frame = frameAround(points.length > 0 ? points : [project(mapCentre)]);
  const gathered = gatherStops(
    points.map((point) => inFrame(frame, point)),
    pinDistance / pixelsPerUnit(frame, large),
    large.most,
  );
  const way = new Array<number>(stops.length).fill(0);
  gathered.forEach(({ members }, mark) => members.forEach((stop) => (way[stop] = mark)));
  return {
    shape: frame.shape,
    width: Math.round(frame.width * frame.scale),
    height: Math.round(frame.height * frame.scale),
    ...(await drawLand(frame)),
    route: drawRoute(
      gathered.map(({ at }) => at),
      way,
    ),
    marks: marksOf(stops, frame, gathered),
    summary: { count: stops.length, first: stops[0]?.city ?? "", last: stops.at(-1)?.city ?? "" },
  };
}

/** The marks of both screens in journey order: small screens gather what large ones have gathered once more. */
function marksOf(stops: StopOnMap[], frame: MapFrame, onLarge: Gathering[]): MapMark[] {
  const [width, height] = [frame.width * frame.scale, frame.height * frame.scale];
  const mark = ({ at, members }: Gathering, screens: MapMark["screens"], name: MapMark["name"]): MapMark => {
    const [first, last] = [stops[members[0] ?? 0], stops[members.at(-1) ?? 0]] as [StopOnMap, StopOnMap];
    const { id, number, city, country } = first;
    const [x, y] = [percent(at.x, width), percent(at.y, height)];
    return {
      x,
      y,
      stop: { id, number, city, country },
      count: members.length,
      last: last.number,
      name,
      screens,
    };
  };

  const pixels = pixelsPerUnit(frame, large);
  const beside = (large.width - width * pixels) / 2;
  const names = nameMarks(
    onLarge.map(({ at, members }) => ({
      x: at.x * pixels,
      y: at.y * pixels,
      name: stops[members[0] ?? 0]?.city ?? "",
      stands: members.length === 1,
    })),
    { from: -beside, to: width * pixels + beside },
  );
  const onSmall = gatherStops(
    onLarge.map(({ at }) => at),
    pinDistance / pixelsPerUnit(frame, small),
    small.most,
  );
  const marks = onSmall.flatMap(({ at, members }) => {
    const places = members.map((place) => ({
      gathering: onLarge[place] as Gathering,
      name: names[place] ?? null,
    }));
    if (places.length === 1) return places.map(({ gathering, name }) => mark(gathering, "all", name));
    const together = places.flatMap(({ gathering }) => gathering.members).sort((a, b) => a - b);
    return [
      mark({ at, members: together }, "small", null),
      ...places.map(({ gathering, name }) => mark(gathering, "large", name)),
    ];
  });
  return marks.sort((one, other) => one.stop.number - other.stop.number);
}

function pixelsPerUnit({ width, height, scale }: MapFrame, screen: typeof small): number {
  return Math.min(screen.width / (width * scale), screen.height / (height * scale));
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 10_000) / 100;
}
