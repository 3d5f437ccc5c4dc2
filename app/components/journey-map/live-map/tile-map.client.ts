import type { Map as LeafletMap, TileLayer } from "leaflet";
import { type Tiles, mapZoom } from "~/map/journey-map";
import { createMap, tileLayer, zoomControl } from "./leaflet-parts.client";

/**
 * A map in an element, as the site wants its maps, and the layer of its tiles, not yet on it. `signal` ends
 * the map. Its styles have to be there (`addLiveMapStyles`).
 */
export function tileMap(
  element: HTMLElement,
  tiles: Tiles,
  { zoomIn, zoomOut }: { zoomIn: string; zoomOut: string },
  signal: AbortSignal,
): { map: LeafletMap; layer: TileLayer } {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, {
    scrollWheelZoom: false,
    zoomControl: false,
    maxZoom: mapZoom.max,
    // Half levels fit a small map better. They scale the tiles, which is only seen on screens of low density.
    zoomSnap: devicePixelRatio > 1 ? 0.5 : 1,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  });
  signal.addEventListener("abort", () => map.remove(), { once: true });
  zoomControl({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  return { map, layer: tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: mapZoom.max }) };
}
