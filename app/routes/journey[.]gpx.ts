import type { LoaderFunctionArgs } from "@remix-run/node";
import { gpxFile } from "~/http/journey-files/gpx-file";
import { journeyAnswer } from "~/http/journey-files/journey-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a GPX file. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  journeyAnswer(context, gpxFile, "application/gpx+xml; charset=utf-8");
