import type { LoaderFunctionArgs } from "@remix-run/node";
import { positionOf } from "~/domain/locations/location";
import { drawMapView } from "~/map/draw-map-view.server";
import { boundsOfView, parseView, viewAround } from "~/map/map-view";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

/** Returns a part of the map (`?view=`) for a form to click on, with a mark at a point (`?latitude=&longitude=`). */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = parseView(searchParams.get("view") ?? "") ?? viewAround(null);
  const towns = site.gazetteer.within(boundsOfView(view)).map(({ name, latitude, longitude }) => {
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });
  const mark = positionOf(Object.fromEntries(searchParams));
  return new Response(drawMapView(view, { towns, mark }, site.outlines), {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "private, max-age=86400" },
  });
}
