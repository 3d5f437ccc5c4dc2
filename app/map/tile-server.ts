/** Whose server the live map's tiles come from. */
export interface TileServer {
  /** As people know it. */
  name: string;
  /** The address of what it says of those who ask; else of the server itself. */
  about: string;
}

/** The server of tiles with this address; null: there is no live map. */
export function tileServerOf(tileUrl: string | null): TileServer | null {
  if (tileUrl === null) return null;
  // `{s}` stands for the subdomains among which the map chooses.
  const [scheme = "", , pattern = ""] = tileUrl.split("/");
  const host = pattern.replace(/^\{[^}]*\}\.?/, "");
  return /(?:^|\.)openstreetmap\.org$/.test(host)
    ? { name: `OpenStreetMap (${host})`, about: "https://osmfoundation.org/wiki/Privacy_Policy" }
    : { name: host, about: `${scheme}//${host}/` };
}
