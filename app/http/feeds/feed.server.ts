import { createHash } from "node:crypto";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { listLastShown } from "~/domain/blog-posts/blog-posts-queries.server";
import { positionsOfBlogPosts } from "~/domain/locations/journey/neighbours-queries.server";
import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import type { PhotoFile } from "~/photo-store/photo-files";
import { findCardsOfBlogPosts } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { type Xml, xml } from "~/http/formats/xml";
import { photoAlt } from "~/text/photo-alt";
import { excerpt } from "~/text/excerpt";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";
import type { Position } from "~/images/prepared-photo";

/** The maximum number of blog posts in a feed. It contains those that were published last. */
const feedLength = 50;

/** The time of the last change in a feed without blog posts, because Atom requires a time. */
const never = "1970-01-01T00:00:00.000Z";

/** A photo for feeds and other sites. */
export interface FeedPhoto extends PhotoFile {
  /** The full address of the photo. */
  address: string;
  /** A description of the photo with the title of its blog post. */
  title: string;
}

/** A blog post in a feed. */
export interface FeedEntry extends BlogPost {
  /** An id that stays the same when the site moves to another address. */
  uri: string;
  address: string;
  summary: string;
  html: Xml;
  shared: FeedPhoto[];
  /** The full address of the blog post's picture in a list: the share card, or the cover until the card is drawn. */
  preview: string | null;
  position: Position | null;
}

/** The contents of a feed in any format. */
export interface Feed {
  /** The scheme and host of the site. */
  origin: string;
  /** The address of the home page in the feed's language. */
  home: string;
  /** The beginning of page addresses in the feed's language: `origin` and the language's prefix. */
  base: string;
  product: string;
  /** The language of title, description and labels. Each blog post names its own language. */
  language: Language;
  title: string;
  description: string;
  /** The time of the last change in the feed, ISO-8601 UTC. */
  updated: string;
  entries: FeedEntry[];
}

/** Reads the blog posts that were published last. `origin` begins their addresses; `language` is that of the labels. */
export async function readFeed(
  site: Pick<Site, "db" | "publicSettings">,
  origin: string,
  language: Language,
): Promise<Feed> {
  const product = site.publicSettings.productName;
  const { text, longDate } = wordsIn(language, product);
  const base = origin + prefixOf(language);
  const posts = await listLastShown(site, { limit: feedLength });
  const ids = posts.map(({ id }) => id);
  const positions = await positionsOfBlogPosts(site, ids);
  const cards = await findCardsOfBlogPosts(site, ids);
  const entries = posts.map((post): FeedEntry => {
    const shared = post.photos.map((photo, index) => {
      const file = smallestJpeg(photo);
      const title = photoAlt(text.blogPost, {
        photo,
        title: post.title,
        city: post.city,
        n: index + 1,
        total: post.photos.length,
      });
      return { ...file, title, address: origin + photoUrl(file.name) };
    });
    const card = cards.get(post.id);
    return {
      ...post,
      uri: uriOf(post.id),
      address: `${base}/blog/${post.id}`,
      summary: excerpt(post.content),
      html: blogPostHtml({ ...post, day: longDate(post.date) }, shared),
      shared,
      preview: card === undefined ? (shared[0]?.address ?? null) : origin + photoUrl(card),
      position: positions.get(post.id) ?? null,
    };
  });
  const updated = posts.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), never);
  return {
    origin,
    home: prefixOf(language) === "" ? `${origin}/` : base,
    base,
    product,
    language,
    title: text.feeds.title,
    description: text.diary.description,
    updated,
    entries,
  };
}

/** Returns a worldwide unique id of a blog post: a UUID (version 8) made from its id on this site. */
function uriOf(id: string): string {
  const bits = createHash("sha256").update(`giramondo blog post ${id}`).digest().subarray(0, 16);
  bits.writeUInt8((bits.readUInt8(6) & 0x0f) | 0x80, 6);
  bits.writeUInt8((bits.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${bits.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`;
}

/** A photo for an `<img>`. */
interface ShownPhoto {
  address: string;
  title: string;
  width: number;
  height: number;
}

/** The words of a blog post, with its day written in the language of the feed. */
interface ShownBlogPost extends Pick<BlogPost, "city" | "country" | "content" | "language"> {
  day: string;
}

/**
 * Returns a blog post as HTML for feed readers: place and day, the whole text with its line breaks, its photos. The
 * text is marked with its own language, and an unknown language with "". Otherwise it would inherit the language of the
 * feed.
 */
export function blogPostHtml(
  { city, country, day, content, language }: ShownBlogPost,
  photos: ShownPhoto[],
): Xml {
  const paragraphs = content.split(/\n{2,}/).map((paragraph) => xml`<p>${withBreaks(paragraph)}</p>`);
  const images = photos.map(
    ({ address, title, width, height }) =>
      xml`<p><img src="${address}" alt="${title}" width="${width}" height="${height}" /></p>`,
  );
  return xml`<p><em>${city}, ${country} · ${day}</em></p><div lang="${language ?? ""}">${paragraphs}</div>${images}`;
}

function withBreaks(paragraph: string): Xml[] {
  return paragraph.split("\n").map((line, at) => (at === 0 ? xml`${line}` : xml`<br />${line}`));
}
