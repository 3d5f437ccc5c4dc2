import type { LoaderFunctionArgs } from "@remix-run/node";
import { findEmbeddable } from "~/http/embeds/find-embeddable.server";
import { oEmbedJson } from "~/http/embeds/oembed-json";
import type { RouteHandle } from "~/http/route-handle";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { embedRefusals } from "~/text/it/api";

export const handle: RouteHandle = { json: true };

/**
 * Returns the excerpt of a blog post or a stop for another site (oEmbed): `?url=`, `?maxwidth=`, `?maxheight=`,
 * `?format=json`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const { searchParams, origin: asked } = new URL(request.url);
  if ((searchParams.get("format") ?? "json") !== "json")
    return answer(501, { error: embedRefusals.onlyJson });
  const origin = site.publicSettings.publicUrl ?? context.client.origin;
  const found = await findEmbeddable(site, searchParams.get("url") ?? "", [origin, asked]);
  if (found === "elsewhere") return answer(400, { error: embedRefusals.malformed });
  if (!found) return answer(404, { error: embedRefusals.unknown });
  const limits = {
    width: pixels(searchParams.get("maxwidth")),
    height: pixels(searchParams.get("maxheight")),
  };
  return answer(200, oEmbedJson(found, { origin, limits }));
}

function answer(status: number, value: object): Response {
  return new Response(wellFormedJson(value), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function pixels(given: string | null): number | null {
  return given !== null && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : null;
}
