import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: { segui: /^1$/ } };

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });

const panel = { id: "/admin", lang: "it", start_url: "/admin" };

/** Returns the manifest of the owner's panel. With `segui` it names no page: the phone starts with the linking page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { publicSettings } = context.site;
  const manifest = {
    ...(new URL(request.url).searchParams.has("segui") ? {} : panel),
    name: publicSettings.productName,
    short_name: publicSettings.productName,
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
