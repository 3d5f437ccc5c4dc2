import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, exported: "unlinked" };

/** Lists the addresses that search engines must not read. With a public address it also names the sitemap. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.site.publicSettings;
  const rules = ["User-agent: *", "Disallow: /admin", "Disallow: /api/"];
  const list = publicUrl === null ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`];
  return new Response(`${[...rules, ...list].join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
