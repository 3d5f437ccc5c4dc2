import { type Tiles, mapCentre, mapZoom } from "~/map/journey-map";
import { placeOf } from "~/domain/locations/location";
import { divIcon, marker } from "~/components/journey-map/live-map/leaflet-parts.client";
import { tileMap } from "~/components/journey-map/live-map/tile-map.client";

interface Place {
  latitude: string;
  longitude: string;
}

interface PlaceMapOptions {
  tiles: Tiles;
  /** Where it begins, when these are numbers. */
  begin: Place;
  /** Ends it. */
  signal: AbortSignal;
  onChoose(place: Place): void;
}

/** Shows a map in an element; a touch on it marks the place and hands it over with six decimals. */
export async function openPlaceMap(element: HTMLElement, options: PlaceMapOptions): Promise<void> {
  const { tiles, begin, signal, onChoose } = options;
  const { map, layer } = await tileMap(element, tiles, signal);
  const known = placeOf(begin);
  const { latitude: lat, longitude: lng } = known ?? mapCentre;
  map.setView({ lat, lng }, known ? 14 : mapZoom.first);
  layer.addTo(map);
  const icon = divIcon({ className: "place-mark", iconSize: [22, 22] });
  const mark = marker({ lat, lng }, { icon, interactive: false, keyboard: false });
  if (known) mark.addTo(map);
  map.on("click", ({ latlng }) => {
    mark.setLatLng(latlng).addTo(map);
    const place = latlng.wrap();
    onChoose({ latitude: place.lat.toFixed(6), longitude: place.lng.toFixed(6) });
  });
}
