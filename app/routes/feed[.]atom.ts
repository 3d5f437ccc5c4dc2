import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomFeed } from "~/http/feeds/atom-feed";
import { readFeed } from "~/http/feeds/feed.server";
import { languageOf } from "~/http/language-of.server";
import { publicOrigin } from "~/http/origin.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** The diary's newest blog posts for feed readers, in Atom, framed in the language of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const feed = await readFeed(site, publicOrigin(site, request), languageOf(request));
  return new Response(atomFeed(feed), { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}
