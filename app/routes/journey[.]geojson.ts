import { geoJsonFile } from "~/http/journey-files/geojson-file";
import { journeyLoader } from "~/http/journey-files/journey.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a GeoJSON file. */
export const loader = journeyLoader(geoJsonFile, "application/geo+json");
