import type { Map as LeafletMap, TileLayer } from "leaflet";
import { type Tiles, mapZoom } from "~/map/journey-map";
import { createMap, tileLayer, zoomControl } from "./leaflet-parts.client";

/**
 * Makes a map in an element, in the style of the site. Returns the map and the layer of its tiles, which the caller
 * adds. An abort of `signal` removes the map. The styles must be loaded before (`addLiveMapStyles`).
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
    // Half zoom levels fit a small map better, but blur the scaled tiles. Only screens of high density hide that.
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
