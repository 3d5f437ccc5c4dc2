import liveMapStyles from "~/styles/map/live-map.css";

/** The stops as the live map shows them (JSON). */
export const stopsAddress = "/map/tappe.json";

/** All that the live map needs beside tiles; `script` is the name of its source. */
export const liveMapFiles = [
  { script: "open-live-map.client" },
  { style: liveMapStyles },
  { data: stopsAddress },
];
