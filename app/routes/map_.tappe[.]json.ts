import type { LoaderFunctionArgs } from "@remix-run/node";
import { listStopsOnLiveMap } from "~/domain/locations/journey/journey-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { unwrapLongitudes } from "~/map/geometry/unwrap-longitudes";

export const handle: RouteHandle = { languages: true, cache: {} };

/** Returns the stops of the live map. They are not part of its page, which would be large with 5,000 stops. */
export async function loader({ context: { site, language } }: LoaderFunctionArgs) {
  const read = async () => unwrapLongitudes(await listStopsOnLiveMap(site, language));
  return Response.json(await site.pages.once(`stops-on-live-map ${language}`, read));
}
