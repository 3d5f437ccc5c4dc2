import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import { findEmbeddable, type Embeddable } from "~/http/embeds/find-embeddable.server";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { xml } from "~/http/formats/xml";
import type { RouteHandle } from "~/http/route-handle";
import { shareCardSize } from "~/images/share-card/card-size";
import { embedRefusals } from "~/text/it/api";

/** The maximum size of an excerpt, in CSS pixels. */
const largest = { width: 600, height: 800 };

/** The height of title, summary and place, in CSS pixels. The height of the photo is added. */
const wordsHeight = 180;

export const handle: RouteHandle = { json: true };

/** Returns the excerpt of a blog post or a stop for another site: oEmbed 1.0, in JSON only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const { searchParams, origin: asked } = new URL(request.url);
  if ((searchParams.get("format") ?? "json") !== "json")
    return answer(501, { error: embedRefusals.onlyJson });
  const origin = site.publicSettings.publicUrl ?? context.client.origin;
  const found = await findEmbeddable(site, searchParams.get("url") ?? "", [origin, asked]);
  if (found === "elsewhere") return answer(400, { error: embedRefusals.malformed });
  if (!found) return answer(404, { error: embedRefusals.unknown });
  return answer(200, oEmbedJson(found, origin, searchParams));
}

function answer(status: number, value: object): Response {
  return new Response(wellFormedJson(value), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Returns the size in CSS pixels that the other site wants at most, within `largest`. */
function pixels(given: string | null, largest: number): number {
  return given !== null && /^[1-9]\d{0,4}$/.test(given) ? Math.min(largest, Number(given)) : largest;
}

/** Returns an excerpt as oEmbed 1.0 of type `rich`: a quotation without script, style or frame. */
function oEmbedJson(embedded: Embeddable, origin: string, limits: URLSearchParams) {
  const width = pixels(limits.get("maxwidth"), largest.width);
  const max = pixels(limits.get("maxheight"), largest.height);
  const { provider, title, author, summary, place, language } = embedded;
  const address = origin + embedded.path;
  const room = { width, height: max - wordsHeight };
  const photo = embedded.photo && shownWithin(room, smallestJpeg(embedded.photo), origin);
  const card = embedded.card && shownWithin(room, { name: embedded.card, ...shareCardSize }, origin);
  const thumbnail = card ?? photo;
  const image = photo
    ? xml`<p><a href="${address}"><img src="${photo.url}" alt="" width="${photo.width}" height="${photo.height}" /></a></p>`
    : null;
  const html = xml`<blockquote cite="${address}" lang="${embedded.pageLanguage}">${image}<p lang="${language.title}"><strong><a href="${address}">${title}</a></strong></p><p lang="${language.summary}">${summary}</p><p>${place} · <a href="${origin}/">${provider}</a></p></blockquote>`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: provider,
    provider_url: `${origin}/`,
    title,
    ...(author !== null && { author_name: author }),
    html: html.xml,
    width,
    height: Math.min(max, wordsHeight + (photo?.height ?? 0)),
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  };
}

/** Returns a picture with the size in which it is shown, in CSS pixels. Null when the room is too low for a picture. */
function shownWithin(
  room: { width: number; height: number },
  file: { name: string; width: number; height: number },
  origin: string,
) {
  if (room.height < 80) return null;
  const scale = Math.min(1, room.width / file.width, room.height / file.height);
  return {
    url: origin + photoUrl(file.name),
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
  };
}
