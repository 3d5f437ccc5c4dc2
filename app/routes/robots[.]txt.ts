import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, exported: "unlinked" };

/** Lists what search engines must not read, and the address of the sitemap when the site has a public address. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.site.facts;
  const rules = ["User-agent: *", "Disallow: /admin", "Disallow: /api/"];
  const list = publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`];
  return new Response(`${[...rules, ...list].join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
