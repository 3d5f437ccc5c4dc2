import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {} };

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });

/** Returns the manifest that puts the owner's panel on a phone's home screen. Only the owner's pages link to it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { facts } = context.site;
  const manifest = {
    id: "/admin",
    name: facts.productName,
    short_name: facts.productName,
    lang: "it",
    start_url: "/admin",
    scope: "/",
    display: "standalone",
    background_color: "#fbf6ec",
    theme_color: "#57361f",
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
