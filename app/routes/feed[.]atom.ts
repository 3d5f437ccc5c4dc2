import { atomFeed } from "~/http/feeds/atom-feed";
import { feedLoader } from "~/http/feeds/feed.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** Returns the diary's newest blog posts as an Atom feed in the language of the address. */
export const loader = feedLoader(atomFeed, "application/atom+xml");
