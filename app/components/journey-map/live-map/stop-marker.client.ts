import type { Marker } from "leaflet";
import type { StopOnLiveMap } from "~/domain/journey-map/journey-map";
import { gatheredLabel, gatheredMark, pinLabel } from "~/text/it/map";
import { divIcon, marker } from "./leaflet-parts.client";

/** A stop on the live map: the same numbered pin as on the drawn one. */
export function stopMarker({ latitude, longitude, number, city, country }: StopOnLiveMap): Marker {
  const pin =
    '<svg viewBox="-22 -42 44 44" width="44" height="44" aria-hidden="true">' +
    '<path class="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z"/>' +
    `<text class="mark-number${number > 999 ? " mark-number-long" : ""}" y="-22">${number}</text></svg>`;
  const icon = divIcon({ className: "live-pin", html: pin, iconSize: [44, 44], iconAnchor: [22, 42] });
  return named(marker([latitude, longitude], { icon }), pinLabel(number, city, country));
}

/** The round stamp for several stops that are close together at this zoom. */
export function gatheringMarker(stops: StopOnLiveMap[]): Marker {
  const [first, last] = [stops[0], stops.at(-1)] as [StopOnLiveMap, StopOnLiveMap];
  const html = `<span>${gatheredMark(stops.length, first.number, last.number)}</span>`;
  const icon = divIcon({ className: "live-gathering", html, iconSize: [44, 44] });
  const label = gatheredLabel(stops.length, first.city, first.number, last.number);
  return named(marker([first.latitude, first.longitude], { icon }), label);
}

/** Leaflet makes a marker a button, but gives only pictures a name. */
function named(mark: Marker, name: string): Marker {
  return mark.on("add", () => {
    const element = mark.getElement();
    element?.setAttribute("aria-label", name);
    element?.setAttribute("title", name);
  });
}
