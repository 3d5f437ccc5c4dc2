import type { LoaderFunctionArgs } from "@remix-run/node";
import { geoJsonFile } from "~/http/journey-files/geojson-file";
import { journeyAnswer } from "~/http/journey-files/journey-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a GeoJSON file. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  journeyAnswer(context, geoJsonFile, "application/geo+json");
