import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import type { StoredPhoto } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { excerpt } from "~/text/excerpt";
import { fill } from "~/text/fill";
import { type Language, prefixOf, splitLanguage, wordsIn } from "~/text/languages.server";

/** A public page whose excerpt other sites may show. */
export interface Embeddable {
  /** The path of the page. */
  path: string;
  /** The name of the site in the language of the page. */
  provider: string;
  title: string;
  author: string | null;
  summary: string;
  /** The languages of the page, its title and its summary: ISO 639-1 codes, "" when unknown. */
  language: { page: Language; title: string; summary: string };
  /** The place and the day, as one text. */
  place: string;
  photo: StoredPhoto | null;
  /** The stored name of the page's share card. Null until the card is drawn. */
  card: string | null;
}

/**
 * Finds the published blog post or visible location with this address. Returns "elsewhere" when the address is not of
 * this site (`origins`), and null when the page does not exist.
 */
export async function findEmbeddable(
  site: Pick<Site, "db" | "publicSettings">,
  address: string,
  origins: string[],
): Promise<Embeddable | "elsewhere" | null> {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin)) return "elsewhere";
  const { language, path } = splitLanguage(url.pathname);
  const [, kind, id = ""] = /^\/(blog|map)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (kind === "blog") return embeddedBlogPost(site, id, language);
  if (kind === "map") return embeddedStop(site, id, language);
  return null;
}

async function embeddedBlogPost(
  site: Pick<Site, "db" | "publicSettings">,
  id: string,
  language: Language,
): Promise<Embeddable | null> {
  const post = await findBlogPost(site, id, { publishedOnly: true });
  if (!post) return null;
  const { text, dayInWords } = wordsIn(language, site.publicSettings.productName);
  const { title, authorName: author, content, city, country, date, photos } = post;
  return {
    path: `${prefixOf(language)}/blog/${id}`,
    provider: text.embeds.provider,
    title,
    author,
    summary: excerpt(content),
    language: { page: language, title: post.language ?? "", summary: post.language ?? "" },
    place: `${city}, ${country} · ${dayInWords(date)}`,
    photo: photos[0] ?? null,
    card: await findShareCard(site, id),
  };
}

async function embeddedStop(
  site: Pick<Site, "db" | "publicSettings">,
  id: string,
  language: Language,
): Promise<Embeddable | null> {
  const stop = await findVisibleLocation(site, id);
  if (!stop) return null;
  const { text, dayInWords } = wordsIn(language, site.publicSettings.productName);
  const { name, city, country, description, date, photo, blogPost } = stop;
  return {
    path: `${prefixOf(language)}/map/${id}`,
    provider: text.embeds.provider,
    title: fill(text.embeds.stopTitle, { city, country }),
    author: null,
    summary: excerpt(description ?? fill(text.map.stop.description, { city, country })),
    language: { page: language, title: language, summary: description === null ? language : "" },
    place: `${name} · ${dayInWords(date)}`,
    photo: photo ?? blogPost?.photos[0] ?? null,
    card: await findShareCard(site, id),
  };
}
