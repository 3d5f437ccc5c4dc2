import type { Map as LeafletMap } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { fitStops } from "./fit-stops.client";
import { divIcon, latLng, marker, polyline } from "./leaflet-parts.client";
import { playbackSteps } from "./playback-steps";

export type PlayJourney = ReturnType<typeof journeyPlayer>;

/** Returns a player of this journey. The map shows all stops and stays still: no tile is fetched, the toy moves. */
export function journeyPlayer(map: LeafletMap, stops: StopOnLiveMap[]) {
  const points = stops.map(({ latitude, longitude }) => latLng(latitude, longitude));
  const { pause, stopsPerStep } = playbackSteps(stops.length);
  const html = '<img src="/favicon.svg" width="36" height="36" alt="">';
  const icon = divIcon({ className: "live-toy", html, iconSize: [36, 36], iconAnchor: [18, 18] });

  /** Plays. `onStop` gets each stop at which the toy arrives, and null at the end. Returns a function that ends. */
  return (onStop: (stop: StopOnLiveMap | null) => void) => {
    map.closePopup();
    fitStops(map, points, 0.1, { animate: false });
    const options = { icon, interactive: false, keyboard: false, zIndexOffset: 10_000 };
    const toy = marker(points[0] ?? map.getCenter(), options).addTo(map);
    const way = polyline([], { className: "route-played", interactive: false }).addTo(map);
    let arrived = 0;
    const step = () => {
      const passed = points.slice(arrived, arrived + stopsPerStep);
      if (passed.length === 0) return end();
      for (const point of passed) {
        way.addLatLng(point);
        toy.setLatLng(point);
      }
      arrived += passed.length;
      onStop(stops[arrived - 1] ?? null);
    };
    const timer = setInterval(step, pause);
    const end = () => {
      clearInterval(timer);
      toy.remove();
      way.remove();
      onStop(null);
    };
    step();
    return end;
  };
}
