import type { LoaderFunctionArgs } from "@remix-run/node";
import { readFeed } from "~/http/feeds/feed.server";
import { jsonFeed } from "~/http/feeds/json-feed";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** Returns the diary's newest blog posts as a JSON Feed in the language of the address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context;
  const feed = await readFeed(site, site.publicSettings.publicUrl ?? context.client.origin, context.language);
  return new Response(jsonFeed(feed), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
