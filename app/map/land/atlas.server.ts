import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

/** The land of the earth and the borders between countries, in degrees (Natural Earth). */
export interface Atlas {
  land: FeatureCollection;
  borders: MultiLineString;
}

/** Reads the country outlines of the package `world-atlas` as TopoJSON, on a scale of 1 to 50 or 110 million. */
export type ReadOutlines = (scale: "50m" | "110m") => Uint8Array;

/** Returns the atlas for a map of this many degrees. It is read for each drawing: it takes too much memory to keep. */
export function readAtlas(readOutlines: ReadOutlines, degrees: number): Atlas {
  const file = readOutlines(degrees < 100 ? "50m" : "110m");
  const outlines = JSON.parse(Buffer.from(file).toString()) as Topology<{
    countries: GeometryCollection;
    land: GeometryCollection;
  }>;
  const { land, countries } = outlines.objects;
  return { land: feature(outlines, land), borders: mesh(outlines, countries, (one, other) => one !== other) };
}
