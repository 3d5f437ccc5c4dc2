import type { Map as LeafletMap, Marker } from "leaflet";
import type { StopOnLiveMap } from "~/domain/locations/journey/stop-on-map";
import { fill } from "~/text/fill";
import type { Texts } from "~/text/words";
import { zoomButtons } from "./fit-stops.client";
import { popup } from "./leaflet-parts.client";

/** Opens the pop-up of a marker: its stop, or several that lie on the same spot. The keyboard goes in and back. */
export function openPopup(
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

/** What the pop-up says of a stop. */
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
