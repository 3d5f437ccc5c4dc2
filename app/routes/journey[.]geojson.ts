import type { LoaderFunctionArgs } from "@remix-run/node";
import { geoJsonFile } from "~/http/journey-files/geojson-file";
import { readJourney } from "~/http/journey-files/journey.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the stops and the line of the journey as a GeoJSON file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const journey = await readJourney(context.site, context.language);
  return new Response(geoJsonFile(journey), { headers: { "Content-Type": "application/geo+json" } });
}
