import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";
import { sitemap } from "~/http/formats/sitemap.server";

export const handle: RouteHandle = {
  cache: { parte: /^[1-9]\d?$/ },
  namesTheSite: true,
  exported: "unlinked",
};

/** Returns the sitemap: every public page in every language. `?parte=` is the number of a part of a long sitemap. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const named = new URL(request.url).searchParams.get("parte");
  const text = await sitemap(site, site.publicSettings.publicUrl ?? context.client.origin, {
    part: named === null ? null : Number(named),
    languages: context.languages,
  });
  if (text === null) throw new Response(null, { status: 404 });
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
