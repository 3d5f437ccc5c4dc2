import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import type { StoredPhoto } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { dayInWords } from "~/text/it/dates";
import { excerpt } from "~/text/it/diary";
import { embedText } from "~/text/it/embeds";
import { stopDescription } from "~/text/it/map";

/** A public page of which other sites may show an excerpt. */
export interface Embeddable {
  /** Path of its page. */
  path: string;
  title: string;
  author: string | null;
  summary: string;
  /** Where and when. */
  place: string;
  photo: StoredPhoto | null;
  /** The stored name of its share card; null as long as that is not drawn. */
  card: string | null;
}

/**
 * The published blog post or visible location whose page has this address; "elsewhere" when the address does not begin
 * with one of the origins, null when there is nothing at it to show.
 */
export async function findEmbeddable(
  site: Pick<Site, "db" | "facts">,
  address: string,
  origins: string[],
): Promise<Embeddable | "elsewhere" | null> {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin)) return "elsewhere";
  const [, kind, id = ""] = /^\/(blog|map)\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (kind === "blog") return embeddedBlogPost(site, id);
  if (kind === "map") return embeddedStop(site, id);
  return null;
}

async function embeddedBlogPost(site: Pick<Site, "db">, id: string): Promise<Embeddable | null> {
  const post = await findBlogPost(site, id, { publishedOnly: true });
  if (!post) return null;
  const { title, authorName: author, content, city, country, date, photos } = post;
  return {
    path: `/blog/${id}`,
    title,
    author,
    summary: excerpt(content),
    place: `${city}, ${country} · ${dayInWords(date)}`,
    photo: photos[0] ?? null,
    card: await findShareCard(site, id),
  };
}

async function embeddedStop(site: Pick<Site, "db" | "facts">, id: string): Promise<Embeddable | null> {
  const stop = await findVisibleLocation(site, id);
  if (!stop) return null;
  const { productName } = site.facts;
  const { name, city, country, description, date, photo, blogPost } = stop;
  return {
    path: `/map/${id}`,
    title: embedText(productName).stopTitle(city, country),
    author: null,
    summary: excerpt(stopDescription(productName, city, country, description)),
    place: `${name} · ${dayInWords(date)}`,
    photo: photo ?? blogPost?.photos[0] ?? null,
    card: await findShareCard(site, id),
  };
}
