import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicOrigin } from "~/http/public-origin.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import { sitemap } from "~/http/formats/sitemap.server";

export const handle: RouteHandle = { cache: {}, namesTheSite: true };

/** Every public page, for search engines. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const text = await sitemap(site, publicOrigin(site, request));
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
