/** The drawing of a QR code. */
export interface QrCode {
  /** The text that the code contains. */
  text: string;
  /** The width of the code in modules (squares of the code), with the white border. */
  size: number;
  /** The dark modules as an SVG path, for a view box that is `size` wide. */
  path: string;
}

/** The printed contents of a tag. */
export interface PrintedTag {
  code: string;
  /** The address of the tag's page as people type it, without the scheme. */
  shortAddress: string;
  qr: QrCode;
}

/**
 * A reason why strangers cannot reach the page of a tag. One of: the address works only in a home network; the address
 * is plain http.
 */
export type TagAddressFault = "home" | "http";

/** The site's public address, for pages that print tags. */
export interface PrintedAddress {
  isSet: boolean;
  fault: TagAddressFault | null;
  /** True when the owner wants to print the address despite the fault. */
  isConfirmed: boolean;
}
