import type { LatLngBounds, LeafletKeyboardEvent, Map as LeafletMap, Marker } from "leaflet";
import { clusterPoints } from "~/map/geometry/cluster-points";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import type { Words } from "~/text/words";
import { fitStops } from "./fit-stops.client";
import { latLng, latLngBounds, divIcon, marker } from "./leaflet-parts.client";
import { openPopup } from "./stop-popup.client";
import { clusterLabel, clusterText, pinLabel } from "~/components/journey-map/marker-labels";

/** Marks are this far apart at least, in pixels. */
const distance = 32;

/**
 * Puts the stops on the live map, close ones clustered under a stamp until the map is zoomed in. Only the markers in and
 * around the view are there, and those that stay are left alone: an open pop-up stays open.
 */
export function showStops(
  map: LeafletMap,
  stops: StopOnLiveMap[],
  words: Words,
  onDetails: (id: string) => void,
): void {
  const shown = new Map<string, Marker>();

  function update() {
    const around = map.getBounds().pad(0.5);
    const wanted = new Map<string, StopOnLiveMap[]>();
    for (const members of clustered()) {
      const [first] = members as [StopOnLiveMap];
      if (around.contains(pointOf(first))) wanted.set(members.map(({ id }) => id).join(" "), members);
    }
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, members] of wanted) {
      if (!shown.has(key)) shown.set(key, markerFor(members).addTo(map));
    }
  }

  function clustered(): StopOnLiveMap[][] {
    const points = stops.map((stop) => map.project(pointOf(stop)));
    return clusterPoints(points, distance).map(({ members }) =>
      members.map((at) => stops[at] as StopOnLiveMap),
    );
  }

  function markerFor(members: StopOnLiveMap[]): Marker {
    const marker =
      members.length === 1 ? stopMarker(members[0] as StopOnLiveMap, words) : clusterMarker(members, words);
    const points = members.map(pointOf);
    const open = () => {
      if (members.length > 1 && canComeApart(latLngBounds(points))) fitStops(map, points, 0.2);
      else openPopup(map, marker, members, words.text.map, onDetails);
    };
    return marker.on("click", open).on("keydown", ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
      originalEvent.preventDefault();
      open();
    });
  }

  /** Whether zooming in can show them apart. */
  function canComeApart(bounds: LatLngBounds): boolean {
    const zoom = map.getMaxZoom();
    const size = map.project(bounds.getNorthEast(), zoom).subtract(map.project(bounds.getSouthWest(), zoom));
    return Math.max(Math.abs(size.x), Math.abs(size.y)) > distance && map.getZoom() < zoom;
  }

  map.on("moveend", update);
  update();
}

function pointOf({ latitude, longitude }: StopOnLiveMap) {
  return latLng(latitude, longitude);
}

/** A stop on the live map: the same numbered pin as on the drawn one. */
function stopMarker({ latitude, longitude, number, city, country }: StopOnLiveMap, words: Words): Marker {
  const pin =
    '<svg viewBox="-22 -42 44 44" width="44" height="44" aria-hidden="true">' +
    '<path class="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z"/>' +
    `<text class="marker-number${number > 999 ? " marker-number-long" : ""}" y="-22">${number}</text></svg>`;
  const icon = divIcon({ className: "live-pin", html: pin, iconSize: [44, 44], iconAnchor: [22, 42] });
  return named(marker([latitude, longitude], { icon }), pinLabel(words, { number, city, country }));
}

/** The round stamp for several stops that are close together at this zoom. */
function clusterMarker(stops: StopOnLiveMap[], words: Words): Marker {
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
