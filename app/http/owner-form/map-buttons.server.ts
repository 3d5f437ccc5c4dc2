import { positionOf } from "~/domain/locations/location";
import { coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { type MapView, formatView, lastZoom, parseView, pointInView, viewWith } from "~/map/map-view";
import { notice } from "~/text/it/admin/notices/notices";
import type { ShownAgain } from "./owner-form.server";

type Fields = Record<string, string>;

/** Returns the part of the map that the form shows. */
export function mapViewOf({ mapView = "", latitude = "", longitude = "" }: Fields): MapView {
  return viewWith(positionOf({ latitude, longitude }), parseView(mapView));
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
