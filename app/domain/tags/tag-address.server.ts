import { isPublicHost } from "~/domain/network/public-address.server";
import type { Site } from "~/domain/site";
import type { PrintedAddress, TagAddressFault } from "./printed-tag";

/** What is wrong with a site's public address on a tag, which cannot be corrected once it hangs on the toy; null: nothing. */
export function tagAddressFault(publicUrl: string | null): TagAddressFault | null {
  if (publicUrl === null) return null;
  const { hostname, protocol } = new URL(publicUrl);
  if (!isPublicHost(hostname)) return "home";
  return protocol === "https:" ? null : "http";
}

/** What a page to print says of the site's address; `query`: that of the page, with `comunque=true` once it is confirmed. */
export function printedAddress({ facts }: Pick<Site, "facts">, query: URLSearchParams): PrintedAddress {
  const { publicUrl } = facts;
  const isConfirmed = query.get("comunque") === "true";
  return { isSet: publicUrl !== null, fault: tagAddressFault(publicUrl), isConfirmed };
}
