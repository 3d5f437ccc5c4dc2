import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicOrigin } from "~/http/origin.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import { sitemap } from "~/http/formats/sitemap.server";
import { defaultLanguage, languages } from "~/text/languages.server";

export const handle: RouteHandle = {
  cache: { parte: /^[1-9]\d?$/ },
  namesTheSite: true,
  exported: "unlinked",
};

/** Every public page in every language, for search engines; `?parte=`: a part of a long list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const named = new URL(request.url).searchParams.get("parte");
  const text = await sitemap(site, publicOrigin(site, request), {
    part: named === null ? null : Number(named),
    // A plain host serves the addresses without a prefix only.
    languages: context.site ? languages : [defaultLanguage],
  });
  if (text === null) throw new Response(null, { status: 404 });
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
