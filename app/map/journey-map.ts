/** The centre of a map without stops, in decimal degrees: near Milan. */
export const mapCentre = { latitude: 45.4642, longitude: 9.19 };

/** Zoom levels of the live map. */
export const mapZoom = { first: 6, max: 18 };

/** The address of the live map's tiles, and the HTML that credits their makers. */
export interface Tiles {
  url: string;
  attribution: string;
}

/**
 * Returns the name of the server of the tiles at this address, and the address of its privacy policy, or of the server
 * itself when that is unknown. Null when there is no address, and so no live map.
 */
export function tileServerOf(tileUrl: string | null) {
  if (tileUrl === null) return null;
  // `{s}` stands for the subdomains that the map chooses from.
  const [scheme = "", , pattern = ""] = tileUrl.split("/");
  const host = pattern.replace(/^\{[^}]*\}\.?/, "");
  return /(?:^|\.)openstreetmap\.org$/.test(host)
    ? { name: `OpenStreetMap (${host})`, about: "https://osmfoundation.org/wiki/Privacy_Policy" }
    : { name: host, about: `${scheme}//${host}/` };
}

/** Returns the numbers of stops, ascending: '7', '4–6', '7–8, 13'. Of many, the first five parts and the last number. */
export function stopNumbers(numbers: number[]): string {
  const all = new Set(numbers);
  const parts = numbers
    .filter((from) => !all.has(from - 1))
    .map((from) => {
      let to = from;
      while (all.has(to + 1)) to += 1;
      return from === to ? `${from}` : `${from}–${to}`;
    });
  return parts.length < 7 ? parts.join(", ") : `${parts.slice(0, 5).join(", ")}, …, ${numbers.at(-1)}`;
}
