import { positionOf } from "~/domain/locations/location";
import { coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
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
import type { ShownAgain } from "./owner-form.server";

type Fields = Record<string, string>;

/** Returns the part of the map to show: the previous part when the coordinates are in it, else the part around them. */
export function mapViewOf({ mapView = "", latitude = "", longitude = "" }: Fields): MapView {
  const view = parseView(mapView);
  const position = positionOf({ latitude, longitude });
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) {
    return view ?? viewAround(null);
  }
  return view && isInView(view, position) ? view : viewAround(position);
}

/** Answers the button 'Rimpicciolisci'. */
export function zoomOut(fields: Fields): ShownAgain {
  const view = shownView(fields);
  const away = { ...view, zoom: Math.max(0, view.zoom - 1) };
  return { fields: { ...fields, mapView: formatView(away) }, notice: null };
}

/** Answers a click on the drawn map (`map.x`, `map.y`): sets the point there, or zooms in. */
export function clickMap(fields: Fields): ShownAgain {
  const view = shownView(fields);
  const point = pointInView(view, Number(fields["map.x"]), Number(fields["map.y"]));
  if (!point) return { fields, notice: notice("map-missed"), fieldErrors: { map: [{ code: "malformed" }] } };
  if (fields.mapClick === "put" || view.zoom === lastZoom) {
    const found = coordinatesOf(point);
    const filled = { ...fields, mapView: formatView(view), ...found, photoCoordinates: "" };
    return { fields: filled, notice: notice("coordinates-read", { ...found }) };
  }
  const nearer = { ...point, zoom: view.zoom + 1 };
  return { fields: { ...fields, mapView: formatView(nearer) }, notice: null };
}

function shownView(fields: Fields): MapView {
  return parseView(fields.mapView ?? "") ?? mapViewOf(fields);
}
