import liveMapStyles from "~/styles/map/live-map.css";

/**
 * Loads the styles of the live map, because no page has them from the start. Resolves when they apply. Throws when they
 * do not arrive. Call it together with the request for the map's scripts.
 */
export function addLiveMapStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = liveMapStyles;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("styles"));
    document.head.prepend(link);
  });
}

/** The address, without the prefix of a language, from which the live map fetches its stops as JSON. */
export const stopsAddress = "/map/tappe.json";

/** The files that a live map with its `stops` at this address loads, except its tiles. A script is a source file. */
export const liveMapFiles = (stops: string | null | undefined) =>
  stops ? [{ script: "open-live-map.client" }, { style: liveMapStyles }, { data: stops }] : [];
