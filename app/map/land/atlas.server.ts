import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";

/** The land of the earth and the borders between countries, in degrees (Natural Earth). */
export interface Atlas {
  land: FeatureCollection;
  borders: MultiLineString;
}

/**
 * The atlas for a map that shows this many degrees of longitude: finer for a country, coarser for the world. The
 * file is read when the first map needs it, and once.
 */
export async function atlasFor(degrees: number): Promise<Atlas> {
  const { default: topology } =
    degrees < 100
      ? await import("world-atlas/countries-50m.json")
      : await import("world-atlas/countries-110m.json");
  const { land, countries } = topology.objects;
  return { land: feature(topology, land), borders: mesh(topology, countries, (one, other) => one !== other) };
}
