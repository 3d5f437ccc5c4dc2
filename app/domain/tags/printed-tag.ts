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
