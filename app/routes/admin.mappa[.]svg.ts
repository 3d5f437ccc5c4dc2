import type { LoaderFunctionArgs } from "@remix-run/node";
import { positionOf } from "~/domain/locations/location";
import { drawMapView } from "~/map/draw-map-view.server";
import { boundsOfView, parseView, viewAround } from "~/map/map-view";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

/**
 * Returns a part of the map as an image (`?view=`), with a mark at a point (`?latitude=&longitude=`). A form shows it
 * for the owner to click on.
 */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = parseView(searchParams.get("view") ?? "") ?? viewAround(null);
  const towns = site.gazetteer.within(boundsOfView(view)).map(({ name, latitude, longitude }) => ({
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  const [latitude, longitude] = [searchParams.get("latitude") ?? "", searchParams.get("longitude") ?? ""];
  const mark = positionOf({ latitude, longitude });
  const drawing = drawMapView(view, { towns, mark }, site.outlines);
  return new Response(drawing, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "private, max-age=86400" },
  });
}
