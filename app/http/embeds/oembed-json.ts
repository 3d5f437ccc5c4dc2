import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import { shareCardSize } from "~/images/share-card/card-size";
import { xml } from "~/http/formats/xml";
import type { Embeddable } from "./find-embeddable.server";

/** The maximum size of an excerpt, in CSS pixels. */
const largest = { width: 600, height: 800 };
/** The height of title, summary and place, in CSS pixels. The height of the photo is added. */
const wordsHeight = 180;

/** The maximum size that the other site wants, in CSS pixels. */
export interface EmbedLimits {
  width: number | null;
  height: number | null;
}

/** Returns an excerpt as oEmbed 1.0 of type `rich`: a quotation without script, style or frame. */
export function oEmbedJson(
  embedded: Embeddable,
  { origin, limits }: { origin: string; limits: EmbedLimits },
) {
  const width = Math.min(largest.width, limits.width ?? largest.width);
  const max = Math.min(largest.height, limits.height ?? largest.height);
  const { provider, title, author, summary, place, language } = embedded;
  const address = origin + embedded.path;
  const room = { width, height: max - wordsHeight };
  const photo = embedded.photo && shownWithin(room, smallestJpeg(embedded.photo), origin);
  const card = embedded.card && shownWithin(room, { name: embedded.card, ...shareCardSize }, origin);
  const thumbnail = card ?? photo;
  const image = photo
    ? xml`<p><a href="${address}"><img src="${photo.url}" alt="" width="${photo.width}" height="${photo.height}" /></a></p>`
    : null;
  const html = xml`<blockquote cite="${address}" lang="${language.page}">${image}<p lang="${language.title}"><strong><a href="${address}">${title}</a></strong></p><p lang="${language.summary}">${summary}</p><p>${place} · <a href="${origin}/">${provider}</a></p></blockquote>`;
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
