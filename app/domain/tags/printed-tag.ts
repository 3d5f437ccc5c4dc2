/** A QR code to be drawn. */
export interface QrCode {
  /** What it says. */
  text: string;
  /** Its width in modules, quiet zone included. */
  size: number;
  /** Its dark modules as the path of an SVG whose view box is `size` wide. */
  path: string;
}

/** What a tag shows on paper. */
export interface PrintedTag {
  code: string;
  /** The address of its page as one would type it: without the scheme. */
  shortAddress: string;
  qr: QrCode;
}

/** Why nobody far away may reach the page of a tag: its address works only at home, or is plain http. */
export type TagAddressFault = "home" | "http";

/** What the pages to print need to know of the site's address. */
export interface PrintedAddress {
  isSet: boolean;
  fault: TagAddressFault | null;
  /** The owner wants it printed all the same. */
  isConfirmed: boolean;
}
