/** The server of the live map's tiles. */
export interface TileServer {
  /** The name by which people know the server. */
  name: string;
  /** The address of the server's privacy policy. When that is unknown, the address of the server itself. */
  about: string;
}

/** Returns the server of the tiles at this address. Null when there is no address, and so no live map. */
export function tileServerOf(tileUrl: string | null): TileServer | null {
  if (tileUrl === null) return null;
  // `{s}` stands for the subdomains that the map chooses from.
  const [scheme = "", , pattern = ""] = tileUrl.split("/");
  const host = pattern.replace(/^\{[^}]*\}\.?/, "");
  return /(?:^|\.)openstreetmap\.org$/.test(host)
    ? { name: `OpenStreetMap (${host})`, about: "https://osmfoundation.org/wiki/Privacy_Policy" }
    : { name: host, about: `${scheme}//${host}/` };
}
