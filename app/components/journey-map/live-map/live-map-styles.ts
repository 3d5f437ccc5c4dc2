import liveMapStyles from "~/styles/map/live-map.css";

/**
 * Asks for the styles of the live map, which no page has from the start; settled when they apply. To be asked for
 * beside the scripts of the map, not after them. Throws when they do not come.
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

/** The stops as the live map shows them (JSON). */
export const stopsAddress = "/map/tappe.json";

/** All that the live map needs beside tiles; `script` is the name of its source. */
export const liveMapFiles = [
  { script: "open-live-map.client" },
  { style: liveMapStyles },
  { data: stopsAddress },
];
