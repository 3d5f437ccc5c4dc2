import { positionOf } from "~/domain/locations/location";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { type Tiles, mapCentre, mapZoom } from "~/map/journey-map";
import { divIcon, marker } from "~/components/journey-map/live-map/leaflet-parts.client";
import { tileMap } from "~/components/journey-map/live-map/tile-map.client";

interface CoordinatesMapOptions {
  /** The labels of the map's buttons. */
  zoom: { zoomIn: string; zoomOut: string };
  tiles: Tiles;
  /** The first centre of the map. Texts that are no numbers mean the usual centre. */
  initial: Coordinates;
  signal: AbortSignal;
  onChoose(chosen: Coordinates): void;
}

/** Shows a map in an element. A click moves the mark to the point and reports its coordinates with six decimals. */
export function openCoordinatesMap(
  element: HTMLElement,
  { zoom, tiles, initial, signal, onChoose }: CoordinatesMapOptions,
): void {
  const { map, layer } = tileMap(element, tiles, zoom, signal);
  const known = positionOf(initial);
  const { latitude: lat, longitude: lng } = known ?? mapCentre;
  map.setView({ lat, lng }, known ? 14 : mapZoom.first);
  layer.addTo(map);
  const icon = divIcon({ className: "coordinates-mark", iconSize: [22, 22] });
  const mark = marker({ lat, lng }, { icon, interactive: false, keyboard: false });
  if (known) mark.addTo(map);
  map.on("click", ({ latlng }) => {
    mark.setLatLng(latlng).addTo(map);
    const chosen = latlng.wrap();
    onChoose({ latitude: chosen.lat.toFixed(6), longitude: chosen.lng.toFixed(6) });
  });
}
