/** The drawing of a QR code. */
export interface QrCode {
  /** The text in the code. */
  text: string;
  /** Its width in modules, quiet zone included. */
  size: number;
  /** Its dark modules as the path of an SVG whose view box is `size` wide. */
  path: string;
}

/** The printed contents of a tag. */
export interface PrintedTag {
  code: string;
  /** The address of its page in the form to type, without the scheme. */
  shortAddress: string;
  qr: QrCode;
}

/** A reason why strangers cannot reach the page of a tag: its address works only at home, or it is plain http. */
export type TagAddressFault = "home" | "http";

/** The public address, for the pages to print. */
export interface PrintedAddress {
  isSet: boolean;
  fault: TagAddressFault | null;
  /** True when the owner wants to print it anyway. */
  isConfirmed: boolean;
}
