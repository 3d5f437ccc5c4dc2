import type { LoaderFunctionArgs } from "@remix-run/node";
import { kmlFile } from "~/http/journey-files/kml-file";
import { journeyAnswer } from "~/http/journey-files/journey-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a KML file. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  journeyAnswer(context, kmlFile, "application/vnd.google-earth.kml+xml; charset=utf-8");
