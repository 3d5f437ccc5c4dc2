import type { FeatureCollection } from "geojson";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { splitAtAntimeridian } from "~/map/geometry/split-at-antimeridian";
import type { Journey } from "./journey.server";

/** Returns the journey as GeoJSON (RFC 7946): first the line through all stops, then each stop. */
export function geoJsonFile({ route, stops }: Journey): string {
  // No part of the line crosses the 180th meridian.
  const lines = splitAtAntimeridian(stops).map((part) => part.map(pointOf));
  const [only = []] = lines;
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: stops.map((stop) => ({
      type: "Feature",
      id: stop.id,
      properties: {
        name: stop.title,
        number: stop.number,
        place: stop.name,
        city: stop.city,
        country: stop.country,
        date: stop.date,
        description: stop.description,
        precision: stop.precision,
        url: stop.address,
        article: stop.article,
      },
      geometry: { type: "Point", coordinates: pointOf(stop) },
    })),
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
