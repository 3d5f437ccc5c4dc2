import type { Map as LeafletMap } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { fitStops } from "./fit-stops.client";
import { divIcon, latLng, marker, polyline } from "./leaflet-parts.client";
import { playbackSteps } from "./playback-steps";

/** Plays the journey until its end, or until `signal` is aborted. `onStop` gets each stop at which the toy arrives. */
export type PlayJourney = (signal: AbortSignal, onStop: (stop: StopOnLiveMap) => void) => Promise<void>;

/** Returns a player of this journey. The map shows all stops and stays still: no tile is fetched, the toy moves. */
export function journeyPlayer(map: LeafletMap, stops: StopOnLiveMap[]): PlayJourney {
  const points = stops.map(({ latitude, longitude }) => latLng(latitude, longitude));
  const { pause, stopsPerStep } = playbackSteps(stops.length);

  return async (signal, onStop) => {
    const [first] = points;
    if (!first) return;
    map.closePopup();
    fitStops(map, points, 0.1, { animate: false });
    const html = '<img src="/favicon.svg" width="36" height="36" alt="">';
    const icon = divIcon({ className: "live-toy", html, iconSize: [36, 36], iconAnchor: [18, 18] });
    const toy = marker(first, { icon, interactive: false, keyboard: false, zIndexOffset: 10_000 }).addTo(map);
    const way = polyline([first], { className: "route-played", interactive: false }).addTo(map);
    try {
      for (let from = 0; from < stops.length; from += stopsPerStep) {
        const passed = points.slice(from, from + stopsPerStep);
        for (const point of passed) way.addLatLng(point);
        toy.setLatLng(passed.at(-1) ?? first);
        const stop = stops[from + passed.length - 1];
        if (stop) onStop(stop);
        await waited(pause, signal);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      toy.remove();
      way.remove();
    }
  };
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new Error("ended"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
  });
}
