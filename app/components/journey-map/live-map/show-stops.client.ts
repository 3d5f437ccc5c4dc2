import type { LatLngBounds, LeafletKeyboardEvent, Map as LeafletMap, Marker } from "leaflet";
import { markerWords, numberClass } from "~/components/journey-map/marker-words";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop";
import { clusterPoints } from "~/map/geometry/cluster-points";
import { stopNumbers } from "~/map/journey-map";
import { fill } from "~/text/fill";
import type { Words, Texts } from "~/text/words";
import { fitStops, zoomButtons } from "./fit-stops.client";
import { latLng, latLngBounds, divIcon, marker, popup } from "./leaflet-parts.client";

/** The minimum distance between two markers, in pixels. Closer stops share a stamp. */
const distance = 32;

/**
 * Puts the stops on the live map. Stops that are close share a stamp until somebody zooms in. Markers exist only in and
 * around the visible part. A marker that stays there is not replaced, so its pop-up stays open.
 */
export function showStops(
  map: LeafletMap,
  stops: StopOnLiveMap[],
  words: Words,
  onDetails: (id: string) => void,
): void {
  let shown = new Map<string, Marker>();

  function update() {
    const around = map.getBounds().pad(0.5);
    const before = shown;
    shown = new Map();
    const points = stops.map((stop) => map.project(pointOf(stop)));
    for (const { members } of clusterPoints(points, distance)) {
      const together = members.map((at) => stops[at] as StopOnLiveMap);
      const key = members.join(" ");
      if (!around.contains(pointOf(together[0] as StopOnLiveMap))) continue;
      shown.set(key, before.get(key) ?? markerFor(together).addTo(map));
    }
    for (const [key, marker] of before) if (!shown.has(key)) marker.remove();
  }

  function markerFor(members: StopOnLiveMap[]): Marker {
    const marker = namedMarker(members, words);
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

  /** True when the stops in these bounds get separate markers at a larger zoom. */
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

/** Makes a marker as on the drawn map: the numbered pin of one stop, or a round stamp for several close stops. */
function namedMarker(stops: StopOnLiveMap[], words: Words): Marker {
  const stop = stops[0] as StopOnLiveMap;
  const numbers = stopNumbers(stops.map(({ number }) => number));
  const { name, sign } = markerWords(words, { stop, count: stops.length, numbers });
  const pin =
    '<svg viewBox="-22 -42 44 44" width="44" height="44" aria-hidden="true">' +
    '<path class="pin" d="M0 0C-3-8-13-12-13-22a13 13 0 0 1 26 0C13-12 3-8 0 0z"/>' +
    `<text class="${numberClass(sign)}" y="-22">${sign}</text></svg>`;
  const icon = divIcon(
    stops.length > 1
      ? { className: "live-cluster", html: `<span>${sign}</span>`, iconSize: [44, 44] }
      : { className: "live-pin", html: pin, iconSize: [44, 44], iconAnchor: [22, 42] },
  );
  const made = marker([stop.latitude, stop.longitude], { icon, title: name });
  // Leaflet makes each marker a button, but gives an accessible name only to image markers.
  return made.on("add", () => made.getElement()?.setAttribute("aria-label", name));
}

/**
 * Opens the pop-up of a marker, about its stop or about several stops on one spot. The keyboard focus moves into the
 * pop-up, and back to the marker afterwards.
 */
function openPopup(
  map: LeafletMap,
  marker: Marker,
  stops: StopOnLiveMap[],
  text: Texts["map"],
  onDetails: (id: string) => void,
): void {
  const content = document.createElement("div");
  content.className = "stop-popup-stops";
  content.append(...stops.map((stop) => about(stop, text, onDetails)));
  const opened = popup({
    className: "stop-popup",
    offset: [0, stops.length > 1 ? -12 : -28],
    maxHeight: 260,
    autoPanPaddingTopLeft: [zoomButtons.width, 8],
  })
    .setLatLng(marker.getLatLng())
    .setContent(content);
  opened.on("remove", () => {
    if (opened.getElement()?.contains(document.activeElement)) marker.getElement()?.focus();
  });
  opened.openOn(map);
  const element = opened.getElement();
  element?.querySelector(".leaflet-popup-close-button")?.setAttribute("aria-label", text.closePopup);
  element?.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") opened.close();
  });
  element?.querySelector("button")?.focus({ preventScroll: true });
}

/** Returns the contents of a pop-up about a stop. */
function about(stop: StopOnLiveMap, text: Texts["map"], onDetails: (id: string) => void): HTMLElement {
  const section = document.createElement("section");
  const add = (tag: string, className: string, words: string) => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = words;
    section.append(element);
    return element;
  };
  add("p", "stop-number", fill(text.stopNumber, { number: stop.number }));
  add("p", "stop-popup-city", stop.city);
  add("p", "stop-popup-country", stop.country);
  if (stop.note) add("p", "stop-popup-note", stop.note);
  if (stop.hasArticle) add("p", "stop-popup-blog-post", text.hasArticle);
  const button = add("button", "button button-small", text.details) as HTMLButtonElement;
  button.type = "button";
  button.addEventListener("click", () => onDetails(stop.id));
  return section;
}
