import type { LatLng } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { maxLegs, routeParts } from "~/map/draw-route";
import { type Tiles, mapCentre, mapZoom } from "~/map/journey-map";
import type { Words } from "~/text/words";
import { fitStops } from "./fit-stops.client";
import { latLng, polyline } from "./leaflet-parts.client";
import { type PlayJourney, journeyPlayer } from "./journey-player.client";
import { showStops } from "./show-stops.client";
import { tileMap } from "./tile-map.client";

interface LiveMapOptions {
  tiles: Tiles;
  words: Words;
  stops: StopOnLiveMap[];
  /** The signal whose abort removes the map. */
  signal: AbortSignal;
  onDetails(id: string): void;
  /** Called when the first tile is shown. */
  onShown(): void;
  /** Called when most tiles did not arrive. */
  onFailed(): void;
}

/** Opens the live map in an element. Returns a player of the journey, or null when there are fewer than two stops. */
export function openLiveMap(element: HTMLElement, options: LiveMapOptions): PlayJourney | null {
  const { tiles, words, stops, signal, onDetails, onShown, onFailed } = options;
  const { map, layer } = tileMap(element, tiles, words.text.map, signal);

  const points = stops.map(({ latitude, longitude }) => latLng(latitude, longitude));
  const [only = latLng(mapCentre.latitude, mapCentre.longitude)] = points;
  if (points.length > 1) fitStops(map, points, 0.1, { animate: false });
  else map.setView(only, mapZoom.first);
  const ends = points.slice(-maxLegs - 1);
  const legs = ends.slice(1).map((to, n) => [ends[n] as LatLng, to]);
  for (const { age, legs: part } of routeParts(legs)) {
    polyline(part, { className: `route route-${age}`, interactive: false }).addTo(map);
  }
  showStops(map, stops, words, onDetails);

  let came = 0;
  let failed = 0;
  layer.on("tileload", () => {
    came += 1;
    if (came === 1) onShown();
  });
  layer.on("tileerror", () => (failed += 1));
  layer.once("load", () => {
    // `onFailed` removes the map. It is called later, because Leaflet still uses the map in this event.
    if (failed > came) queueMicrotask(onFailed);
  });
  layer.addTo(map);
  return points.length > 1 ? journeyPlayer(map, stops) : null;
}
