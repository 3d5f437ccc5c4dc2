import leafletStyles from "leaflet/dist/leaflet.css";
import { callApi } from "~/components/api-client";
import type { StopOnLiveMap, Tiles } from "~/domain/journey-map/journey-map";
import { mapCentre, mapZoom, mostLegs } from "~/domain/journey-map/journey-map";
import { mapText } from "~/text/map";
import { createMap, latLng, latLngBounds, polyline, tileLayer, zoomControl } from "./leaflet-parts.client";
import { showStops } from "./show-stops.client";

interface LiveMapOptions {
  tiles: Tiles;
  /** Ends it. */
  signal: AbortSignal;
  onDetails(id: string): void;
  /** The first tile is there. */
  onShown(): void;
  /** Most tiles did not come. */
  onFailed(): void;
}

/** Opens the live map in an element (spec §2 "/map" and §9), and says when it can be looked at. */
export async function openLiveMap(element: HTMLElement, options: LiveMapOptions): Promise<void> {
  const { tiles, signal, onDetails, onShown, onFailed } = options;
  const [stops] = await Promise.all([
    callApi<StopOnLiveMap[]>("/map/tappe.json", { signal }),
    addStyles(leafletStyles),
  ]);
  signal.throwIfAborted();

  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(element, {
    scrollWheelZoom: false,
    zoomControl: false,
    maxZoom: mapZoom.most,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
  });
  signal.addEventListener("abort", () => map.remove(), { once: true });
  zoomControl({ zoomInTitle: mapText.zoomIn, zoomOutTitle: mapText.zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');

  const places = stops.map(({ latitude, longitude }) => latLng(latitude, longitude));
  const [only = latLng(mapCentre.latitude, mapCentre.longitude)] = places;
  if (places.length > 1) map.fitBounds(latLngBounds(places).pad(0.1), { animate: false });
  else map.setView(only, mapZoom.first);
  polyline(places.slice(-mostLegs - 1), { className: "route", interactive: false }).addTo(map);
  showStops(map, stops, onDetails);

  let came = 0;
  let failed = 0;
  const layer = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: mapZoom.most });
  layer.on("tileload", () => {
    came += 1;
    if (came === 1) onShown();
  });
  layer.on("tileerror", () => (failed += 1));
  layer.once("load", () => {
    if (failed > came) onFailed();
  });
  layer.addTo(map);
}

/** Leaflet's own styles come with it, so that nobody else waits for them. */
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
