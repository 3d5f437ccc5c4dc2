import { photoUrl } from "~/domain/photos/photo";
import { sharedPhoto } from "~/domain/photos/shared-photo";
import { xml } from "~/http/formats/xml";
import { embedText } from "~/text/it/embeds";
import type { Embeddable } from "./find-embeddable.server";

/** The largest excerpt, in pixels of CSS. */
const largest = { width: 600, height: 800 };
/** The height of title, summary and place without the photo. */
const wordsHeight = 180;

/** How large the other site lets it be, in pixels of CSS. */
export interface EmbedLimits {
  width: number | null;
  height: number | null;
}

/** The excerpt as oEmbed 1.0 of type `rich`: a quotation without script, style or frame. */
export function oEmbedJson(
  embedded: Embeddable,
  { origin, product, limits }: { origin: string; product: string; limits: EmbedLimits },
) {
  const width = Math.min(largest.width, limits.width ?? largest.width);
  const most = Math.min(largest.height, limits.height ?? largest.height);
  const { title, author, summary, place } = embedded;
  const address = origin + embedded.path;
  const photo = photoWithin(embedded, origin, width, most - wordsHeight);
  const image = photo
    ? xml`<p><a href="${address}"><img src="${photo.url}" alt="" width="${photo.width}" height="${photo.height}" /></a></p>`
    : null;
  const { provider } = embedText(product);
  const html = xml`<blockquote cite="${address}">${image}<p><strong><a href="${address}">${title}</a></strong></p><p>${summary}</p><p>${place} · <a href="${origin}/">${provider}</a></p></blockquote>`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: provider,
    provider_url: `${origin}/`,
    title,
    ...(author !== null && { author_name: author }),
    html: html.xml,
    width,
    height: Math.min(most, wordsHeight + (photo?.height ?? 0)),
    ...(photo && {
      thumbnail_url: photo.url,
      thumbnail_width: photo.width,
      thumbnail_height: photo.height,
    }),
  };
}

/** The photo in the size at which it is shown; null when there is none, or no room for it. */
function photoWithin({ photo }: Embeddable, origin: string, mostWidth: number, mostHeight: number) {
  if (!photo || mostHeight < 80) return null;
  const file = sharedPhoto(photo);
  const scale = Math.min(1, mostWidth / file.width, mostHeight / file.height);
  return {
    url: origin + photoUrl(file.name),
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
  };
}
