import type { Feature, FeatureCollection, LineString, MultiLineString, Point, Position } from "geojson";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { splitAtAntimeridian } from "~/map/geometry/split-at-antimeridian";
import type { Journey, StopInFile } from "./journey.server";

/** Returns the journey as GeoJSON (RFC 7946): first the line through all stops, then each stop. */
export function geoJsonFile({ route, stops }: Journey): string {
  const line = stops.length > 1 ? [lineOf(route, stops)] : [];
  const collection: FeatureCollection<LineString | MultiLineString | Point> = {
    type: "FeatureCollection",
    features: [...line, ...stops.map(pointOf)],
  };
  return wellFormedJson(collection);
}

/** Returns the line through all stops, longitude first. It is split at the 180th meridian, so no part crosses it. */
function lineOf(name: string, stops: StopInFile[]): Feature<LineString | MultiLineString> {
  const lines = splitAtAntimeridian(stops).map((part) =>
    part.map(({ longitude, latitude }): Position => [longitude, latitude]),
  );
  const [only = []] = lines;
  const geometry: LineString | MultiLineString =
    lines.length === 1
      ? { type: "LineString", coordinates: only }
      : { type: "MultiLineString", coordinates: lines };
  return { type: "Feature", properties: { name }, geometry };
}

function pointOf(stop: StopInFile): Feature<Point> {
  const { id, number, title, name, city, country, date, description, precision } = stop;
  return {
    type: "Feature",
    id,
    properties: {
      name: title,
      number,
      place: name,
      city,
      country,
      date,
      description,
      precision,
      url: stop.address,
      article: stop.article,
    },
    geometry: { type: "Point", coordinates: [stop.longitude, stop.latitude] },
  };
}
