import type { FeatureCollection } from "geojson";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { splitAtAntimeridian } from "~/map/geometry/split-at-antimeridian";
import type { Journey } from "./journey-answer.server";

/** Returns the journey as GeoJSON (RFC 7946): first the line through all stops, then each stop. */
export function geoJsonFile({ route, stops }: Journey): string {
  // No part of the line crosses the 180th meridian.
  const lines = splitAtAntimeridian(stops).map((part) => part.map(pointOf));
  const [only = []] = lines;
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: stops.map(({ id, title, number, name, city, country, date, ...stop }) => {
      const { description, precision, address: url, article } = stop;
      const what = { name: title, number, place: name, city, country, date };
      const properties = { ...what, description, precision, url, article };
      return { type: "Feature", id, properties, geometry: { type: "Point", coordinates: pointOf(stop) } };
    }),
  };
  if (stops.length > 1) {
    collection.features.unshift({
      type: "Feature",
      properties: { name: route },
      geometry:
        lines.length === 1
          ? { type: "LineString", coordinates: only }
          : { type: "MultiLineString", coordinates: lines },
    });
  }
  return wellFormedJson(collection);
}

function pointOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  return [longitude, latitude];
}
