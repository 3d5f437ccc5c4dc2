import type { printTag, qrCodeOf, tagAddressFault } from "./print-tag.server";
import type { findTagByCode, listTags } from "./tags.server";

/** A tag that hangs on the toy. Visitors do not see its `name`. */
export type Tag = NonNullable<Awaited<ReturnType<typeof findTagByCode>>>;
/** A tag with the numbers of its scans, sightings that no story has replaced, and stories. */
export type TagInUse = Awaited<ReturnType<typeof listTags>>[number];

/** The drawing of a QR code: `path` is its dark modules (squares) in a view box that is `size` wide. */
export type QrCode = ReturnType<typeof qrCodeOf>;
/** The printed contents of a tag. */
export type PrintedTag = NonNullable<ReturnType<typeof printTag>>;
/** Why strangers cannot reach a tag's page: the site has no address, one in a home network only, or plain http. */
export type TagAddressFault = NonNullable<ReturnType<typeof tagAddressFault>>;
