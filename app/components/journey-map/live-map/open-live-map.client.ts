import type { LatLng } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import type { Tiles } from "~/map/journey-map";
import type { Words } from "~/text/words";
import { maxLegs, routeParts } from "~/map/draw-route";
import { mapCentre, mapZoom } from "~/map/journey-map";
import { fitStops } from "./fit-stops.client";
import { latLng, polyline } from "./leaflet-parts.client";
import { showStops } from "./show-stops.client";
import { type PlayJourney, journeyPlayer } from "./play-journey.client";
import { tileMap } from "./tile-map.client";

interface LiveMapOptions {
  tiles: Tiles;
  words: Words;
  /** The stops. Their request runs at the same time as Leaflet's. */
  stops: Promise<StopOnLiveMap[]>;
  /** Removes the map when aborted. */
  signal: AbortSignal;
  onDetails(id: string): void;
  /** Called when the first tile is there. */
  onShown(): void;
  /** Called when most tiles did not arrive. */
  onFailed(): void;
}

/**
 * Opens the live map in an element and reports when it is visible. Returns a player of its journey, or null when
 * there is no journey to play.
 */
export async function openLiveMap(
  element: HTMLElement,
  options: LiveMapOptions,
): Promise<PlayJourney | null> {
  const { tiles, words, signal, onDetails, onShown, onFailed } = options;
  const stops = await options.stops;
  signal.throwIfAborted();
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
    // Leaflet still needs the map after this event.
    if (failed > came) queueMicrotask(onFailed);
  });
  layer.addTo(map);
  return points.length > 1 ? journeyPlayer(map, stops) : null;
}
