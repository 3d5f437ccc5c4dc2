import type { LoaderFunctionArgs } from "@remix-run/node";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { frameSize, mapFrame } from "~/http/journey-files/under-map.server";
import { wellFormedJson } from "~/http/formats/well-formed-json";
import { xml } from "~/http/formats/xml";
import type { RouteHandle } from "~/http/route-handle";
import { shareCardSize } from "~/images/share-card/card-svg";
import { excerpt } from "~/text/excerpt";
import { fill } from "~/text/fill";
import { embedRefusals } from "~/text/it/api";
import { type Language, prefixOf, splitLanguage, wordsIn } from "~/text/languages.server";
import { photoAlt } from "~/text/photo-alt";
import type { Words } from "~/text/words";

/** The maximum size of an excerpt, in CSS pixels. */
const largest = { width: 600, height: 800 };

/** The height of title, summary and place, in CSS pixels. The height of the photo is added. */
const wordsHeight = 180;

export const handle: RouteHandle = { json: true };

/** Returns the excerpt of a blog post or a stop, or the map in a frame, for another site: oEmbed 1.0, in JSON only. */
export async function loader({ request, context: { site, client } }: LoaderFunctionArgs) {
  const { searchParams, origin: asked } = new URL(request.url);
  if ((searchParams.get("format") ?? "json") !== "json")
    return answer(501, { error: embedRefusals.onlyJson });
  const { publicUrl, productName } = site.publicSettings;
  const origin = publicUrl ?? client.origin;
  const url = URL.parse(searchParams.get("url") ?? "");
  if (!url || ![origin, asked].includes(url.origin)) return answer(400, { error: embedRefusals.malformed });
  const { language, path } = splitLanguage(url.pathname);
  if (/^\/map\/?$/.test(path)) {
    const size = sizeWithin(frameSize, searchParams);
    const { provider } = wordsIn(language, productName).text.embeds;
    const html = mapFrame(origin, { language, productName }, size).xml;
    return answer(200, { ...richJson(origin, provider), title: provider, html, ...size });
  }
  const found = await findEmbedded(site, language, path);
  if (!found) return answer(404, { error: embedRefusals.unknown });
  return answer(200, oEmbedJson(found, origin, searchParams));
}

function answer(status: number, value: object): Response {
  return new Response(wellFormedJson(value), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Finds the published blog post or visible stop with this address. `card` is null until the share card is drawn. */
async function findEmbedded(site: Site, language: Language, path: string) {
  const [, kind, id = ""] = /^\/(blog|map)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (!kind) return null;
  const words = wordsIn(language, site.publicSettings.productName);
  const excerpted = kind === "blog" ? await ofBlogPost(site, id, words) : await ofStop(site, id, words);
  return (
    excerpted && {
      ...excerpted,
      path: `${prefixOf(language)}/${kind}/${id}`,
      pageLanguage: language,
      provider: words.text.embeds.provider,
      card: await findShareCard(site, id),
    }
  );
}

async function ofBlogPost(site: Pick<Site, "db">, id: string, { text, language, dayInWords }: Words) {
  const post = await findBlogPost(site, id, { publishedOnly: true, language: language.code });
  if (!post) return null;
  const { title, authorName: author, content, city, country, date, photos } = post;
  return {
    title,
    author,
    summary: excerpt(content),
    // ISO 639-1 codes, "" when unknown.
    language: { title: post.language ?? "", summary: post.language ?? "" },
    place: `${city}, ${country} · ${dayInWords(date)}`,
    photo: photos[0] ?? null,
    alt: photos[0]
      ? photoAlt(text.blogPost, { photo: photos[0], title, city, n: 1, total: photos.length })
      : "",
  };
}

async function ofStop(site: Pick<Site, "db">, id: string, { text, language, dayInWords }: Words) {
  const stop = await findVisibleLocation(site, id, language.code);
  if (!stop) return null;
  const { name, city, country, description, date, blogPost } = stop;
  const photo = stop.photo ?? blogPost?.photos[0] ?? null;
  return {
    title: fill(text.embeds.stopTitle, { city, country }),
    author: null,
    summary: excerpt(description ?? fill(text.map.stop.description, { city, country })),
    language: { title: language.code, summary: description === null ? language.code : "" },
    place: `${name} · ${dayInWords(date)}`,
    photo,
    alt: photo?.description ?? fill(text.map.stop.photo, { name, city }),
  };
}

/** Returns a size, or a smaller one that the other site wants at most. */
function sizeWithin(largest: Record<"width" | "height", number>, limits: URLSearchParams) {
  const limit = (name: string, largest: number) => {
    const given = limits.get(name) ?? "";
    return /^[1-9]\d{0,4}$/.test(given) ? Math.min(largest, Number(given)) : largest;
  };
  return { width: limit("maxwidth", largest.width), height: limit("maxheight", largest.height) };
}

const richJson = (origin: string, provider: string) => ({
  version: "1.0",
  type: "rich",
  provider_name: provider,
  provider_url: `${origin}/`,
});

/** Returns an excerpt as oEmbed 1.0 of type `rich`: a quotation without script, style or frame. */
function oEmbedJson(
  embedded: NonNullable<Awaited<ReturnType<typeof findEmbedded>>>,
  origin: string,
  limits: URLSearchParams,
) {
  const { width, height: max } = sizeWithin(largest, limits);
  const { provider, title, author, summary, place, language } = embedded;
  const address = origin + embedded.path;
  // A picture, in the size in which it is shown. Null when the room is too low for a picture.
  const shown = (file: { name: string; width: number; height: number }) => {
    const scale = Math.min(1, width / file.width, (max - wordsHeight) / file.height);
    const pixels = (side: number) => Math.max(1, Math.round(side * scale));
    if (max - wordsHeight < 80) return null;
    return { url: origin + photoUrl(file.name), width: pixels(file.width), height: pixels(file.height) };
  };
  const photo = embedded.photo && shown(smallestJpeg(embedded.photo));
  const card = embedded.card && shown({ name: embedded.card, ...shareCardSize });
  const thumbnail = card ?? photo;
  const image = photo
    ? xml`<p><a href="${address}"><img src="${photo.url}" alt="${embedded.alt}" width="${photo.width}" height="${photo.height}" /></a></p>`
    : null;
  const html = xml`<blockquote cite="${address}" lang="${embedded.pageLanguage}">${image}<p lang="${language.title}"><strong><a href="${address}">${title}</a></strong></p><p lang="${language.summary}">${summary}</p><p>${place} · <a href="${origin}/">${provider}</a></p></blockquote>`;
  return {
    ...richJson(origin, provider),
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
