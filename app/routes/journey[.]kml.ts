import type { LoaderFunctionArgs } from "@remix-run/node";
import { kmlFile } from "~/http/journey-files/kml-file";
import { readJourney } from "~/http/journey-files/journey.server";
import { languageOf } from "~/http/language-of.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** The stops and the line of the journey as a file for other maps, in KML. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const journey = await readJourney(await siteOf(context), languageOf(request));
  return new Response(kmlFile(journey), {
    headers: { "Content-Type": "application/vnd.google-earth.kml+xml; charset=utf-8" },
  });
}
