import type { LatLngBounds, LeafletKeyboardEvent, Map as LeafletMap, Marker } from "leaflet";
import { clusterPoints } from "~/map/geometry/cluster-points";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import type { Words } from "~/text/words";
import { fitStops } from "./fit-stops.client";
import { latLng, latLngBounds } from "./leaflet-parts.client";
import { clusterMarker, stopMarker } from "./stop-marker.client";
import { openPopup } from "./stop-popup.client";

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
