import type { Map as LeafletMap, TileLayer } from "leaflet";
import { type Tiles, mapZoom } from "~/map/journey-map";
import liveMapStyles from "~/styles/map/live-map.css";
import { createMap, tileLayer, zoomControl } from "./leaflet-parts.client";

/**
 * A map in an element, as the site wants its maps, and the layer of its tiles, not yet on it. `signal` ends
 * the map. Its styles come with the first one, so that nobody else waits for them.
 */
export async function tileMap(
  element: HTMLElement,
  tiles: Tiles,
  { zoomIn, zoomOut }: { zoomIn: string; zoomOut: string },
  signal: AbortSignal,
): Promise<{ map: LeafletMap; layer: TileLayer }> {
  await addStyles(liveMapStyles);
  signal.throwIfAborted();
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

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("styles"));
    document.head.prepend(link);
  });
}
