import { positionOf } from "~/domain/locations/location";
import { coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import type { Site } from "~/domain/site";
import {
  type MapView,
  formatView,
  isInView,
  lastZoom,
  parseView,
  pointInView,
  viewAround,
} from "~/map/map-view";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./answer-owner-form.server";
import { storeFormPhotos } from "./owner-form-state.server";
import type { ReceivedOwnerForm } from "./save-owner-form.server";

type Fields = Record<string, string>;

/** The part of the map that the form shows: the one it has shown before, unless its coordinates are elsewhere. */
export function mapViewOf({ mapView = "", latitude = "", longitude = "" }: Fields): MapView {
  const view = parseView(mapView);
  const position = positionOf({ latitude, longitude });
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) {
    return view ?? viewAround(null);
  }
  return view && isInView(view, position) ? view : viewAround(position);
}

/**
 * Answers a click on the drawn map (`map.x`, `map.y`), which puts the point there, or shows the map nearer around it;
 * and 'Rimpicciolisci'. Null: neither.
 */
export async function answerMapButtons(
  site: Site,
  fields: Fields,
  form: ReceivedOwnerForm,
): Promise<ShownAgain | null> {
  const isClick = fields["map.x"] !== undefined || fields["map.y"] !== undefined;
  if (!isClick && fields.intent !== "map-out") return null;
  const photo = await storeFormPhotos(site, form);
  const view = parseView(fields.mapView ?? "") ?? mapViewOf(fields);
  const shows = (next: MapView) => ({ ...fields, mapView: formatView(next) });
  if (!isClick) {
    const away = shows({ ...view, zoom: Math.max(0, view.zoom - 1) });
    return { fields: away, notice: notice("map-moved"), status: 200, photo };
  }
  const point = pointInView(view, Number(fields["map.x"]), Number(fields["map.y"]));
  if (!point) {
    const fieldErrors = { ...photo.fieldErrors, map: [{ code: "malformed" } as const] };
    return { fields, notice: notice("map-missed"), status: 400, photo: { ...photo, fieldErrors } };
  }
  if (fields.mapClick === "put" || view.zoom === lastZoom) {
    const found = coordinatesOf(point);
    const filled = { ...shows(view), ...found, photoCoordinates: "" };
    return { fields: filled, notice: notice("coordinates-read", { ...found }), status: 200, photo };
  }
  const nearer = shows({ ...point, zoom: view.zoom + 1 });
  return { fields: nearer, notice: notice("map-moved"), status: 200, photo };
}
