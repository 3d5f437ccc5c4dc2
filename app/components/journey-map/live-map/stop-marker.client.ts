import type { Marker } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import type { Words } from "~/text/words";
import { clusterLabel, clusterText, pinLabel } from "~/components/journey-map/marker-labels";
import { divIcon, marker } from "./leaflet-parts.client";

/** A stop on the live map: the same numbered pin as on the drawn one. */
export function stopMarker(
  { latitude, longitude, number, city, country }: StopOnLiveMap,
  words: Words,
): Marker {
  const pin =
    '<svg viewBox="-22 -42 44 44" width="44" height="44" aria-hidden="true">' +
    '<path class="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z"/>' +
    `<text class="marker-number${number > 999 ? " marker-number-long" : ""}" y="-22">${number}</text></svg>`;
  const icon = divIcon({ className: "live-pin", html: pin, iconSize: [44, 44], iconAnchor: [22, 42] });
  return named(marker([latitude, longitude], { icon }), pinLabel(words, { number, city, country }));
}

/** The round stamp for several stops that are close together at this zoom. */
export function clusterMarker(stops: StopOnLiveMap[], words: Words): Marker {
  const [first, last] = [stops[0], stops.at(-1)] as [StopOnLiveMap, StopOnLiveMap];
  const html = `<span>${clusterText(stops.length, first.number, last.number)}</span>`;
  const icon = divIcon({ className: "live-cluster", html, iconSize: [44, 44] });
  const label = clusterLabel(words, {
    count: stops.length,
    city: first.city,
    first: first.number,
    last: last.number,
  });
  return named(marker([first.latitude, first.longitude], { icon }), label);
}

/** Leaflet makes a marker a button, but gives only pictures a name. */
function named(marker: Marker, name: string): Marker {
  return marker.on("add", () => {
    const element = marker.getElement();
    element?.setAttribute("aria-label", name);
    element?.setAttribute("title", name);
  });
}
