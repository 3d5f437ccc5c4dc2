import liveMapStyles from "~/styles/map/live-map.css";

/**
 * Loads the styles of the live map, which no page has from the start. Resolves when they apply, and throws when they
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

/** The address of the stops for the live map (JSON). */
export const stopsAddress = "/map/tappe.json";

/** The files of the live map, apart from tiles. `script` is the name of its source. */
export const liveMapFiles = [
  { script: "open-live-map.client" },
  { style: liveMapStyles },
  { data: stopsAddress },
];
