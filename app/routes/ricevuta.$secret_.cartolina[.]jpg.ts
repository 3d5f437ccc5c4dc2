import { postcard } from "~/http/receipt/postcard.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = {
  languages: true,
  secretAddress: true,
  sendsPhotos: true,
  prefetch: false,
};

/** Returns the postcard of a story, for people with its receipt. */
export const loader = postcard;
