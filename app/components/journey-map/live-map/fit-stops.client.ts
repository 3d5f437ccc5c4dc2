import type { FitBoundsOptions, LatLng, Map as LeafletMap, PointTuple } from "leaflet";
import { latLngBounds, point } from "./leaflet-parts.client";

/** The space that the zoom buttons and their margin take in the upper left corner, in pixels. */
export const zoomButtons = { width: 64, height: 108 };
/** The size of a pin in pixels. The pin stands above its point. */
const pin = { width: 26, height: 36 };

/**
 * Zooms in as far as all points fit, with a margin of `share` of their extent (0.1: 10%). No pin is cut off at the top
 * or lies under the zoom buttons.
 */
export function fitStops(map: LeafletMap, points: LatLng[], share: number, options?: FitBoundsOptions): void {
  const bounds = latLngBounds(points).pad(share);
  const beside: PointTuple = [zoomButtons.width, pin.height];
  const below: PointTuple = [0, zoomButtons.height];
  const paddings: PointTuple[] = [[0, 0], [0, pin.height], beside, below];
  const views = paddings.map((padding) => {
    const zoom = map.getBoundsZoom(bounds, false, point(padding));
    const centre = map.project(bounds.getCenter(), zoom).subtract(point(padding).divideBy(2));
    const corner = centre.subtract(map.getSize().divideBy(2));
    const isClear = points.every((point) => canBeTouched(map.project(point, zoom).subtract(corner)));
    return { padding, zoom, isClear };
  });
  const best = views.filter(({ isClear }) => isClear).sort((one, other) => other.zoom - one.zoom)[0];
  map.fitBounds(bounds, { paddingTopLeft: best?.padding ?? beside, ...options });
}

/** True when a pin at this point of the map can be seen in full and is not under the zoom buttons. */
function canBeTouched({ x, y }: { x: number; y: number }): boolean {
  const top = y - pin.height;
  return top >= 0 && (x - pin.width / 2 >= zoomButtons.width || top >= zoomButtons.height);
}
