import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomFeed } from "~/http/feeds/atom-feed";
import { readFeed } from "~/http/feeds/feed.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** Returns the diary's newest blog posts as an Atom feed in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context;
  const feed = await readFeed(site, site.publicSettings.publicUrl ?? context.client.origin, context.language);
  return new Response(atomFeed(feed), { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
