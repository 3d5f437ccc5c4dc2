import type { LoaderFunctionArgs } from "@remix-run/node";
import { gpxFile } from "~/http/journey-files/gpx-file";
import { readJourney } from "~/http/journey-files/journey.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a GPX file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const journey = await readJourney(context.site, context.language);
  return new Response(gpxFile(journey), {
    headers: { "Content-Type": "application/gpx+xml; charset=utf-8" },
  });
}
