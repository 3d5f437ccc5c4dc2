import { isPublicHost } from "~/domain/network/public-address.server";
import type { Site } from "~/domain/site";
import type { PrintedAddress, TagAddressFault } from "./printed-tag";

/**
 * Returns what is wrong with the public address that tags would show. A printed tag cannot be corrected later. Null
 * when nothing is wrong.
 */
export function tagAddressFault(publicUrl: string | null): TagAddressFault | null {
  if (publicUrl === null) return null;
  const { hostname, protocol } = new URL(publicUrl);
  if (!isPublicHost(hostname)) return "home";
  return protocol === "https:" ? null : "http";
}

/**
 * Returns the site's public address for a page that prints tags. `query` is the page's query: `comunque=true` confirms
 * a doubtful address.
 */
export function printedAddress(
  { publicSettings }: Pick<Site, "publicSettings">,
  query: URLSearchParams,
): PrintedAddress {
  const { publicUrl } = publicSettings;
  const isConfirmed = query.get("comunque") === "true";
  return { isSet: publicUrl !== null, fault: tagAddressFault(publicUrl), isConfirmed };
}
