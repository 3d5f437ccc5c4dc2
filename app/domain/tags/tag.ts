/** The maximum length of a tag's name, in characters. */
export const tagNameMaxLength = 60;

/** A tag that hangs on the toy. */
export interface Tag {
  id: string;
  /** The six characters that a finder types or scans (see `tag-code`). */
  code: string;
  /** The owner's name for the tag. Visitors do not see it. */
  name: string;
  /** True when the owner no longer uses the tag. */
  retired: boolean;
  /** ISO-8601 UTC. */
  createdAt: string;
}

/** A tag with the numbers of its scans, sightings that no story has replaced, and stories. */
export interface TagInUse extends Tag, Record<"scans" | "sightings" | "stories", number> {
  /** The last day on which the tag was scanned or sent a story, `YYYY-MM-DD` in Rome. Null when there was none. */
  lastSeen: string | null;
}

/** The drawing of a QR code with this text. `path` is its dark modules (squares) in a view box that is `size` wide. */
export interface QrCode {
  text: string;
  size: number;
  path: string;
}

/** The printed contents of a tag. */
export interface PrintedTag {
  code: string;
  /** The address of the tag's page as people type it, without the scheme. */
  shortAddress: string;
  qr: QrCode;
}

/** Why strangers cannot reach a tag's page: the site has no address, one in a home network only, or plain http. */
export type TagAddressFault = "missing" | "home" | "http";
