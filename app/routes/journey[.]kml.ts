import { kmlFile } from "~/http/journey-files/kml-file";
import { journeyLoader } from "~/http/journey-files/journey.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a KML file. */
export const loader = journeyLoader(kmlFile, "application/vnd.google-earth.kml+xml; charset=utf-8");
