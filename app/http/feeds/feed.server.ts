import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { listLastShown } from "~/domain/blog-posts/blog-posts-queries.server";
import { positionsOfBlogPosts } from "~/domain/locations/journey/neighbours-queries.server";
import { photoUrl, smallestJpeg } from "~/domain/photos/photo";
import { findCardsOfBlogPosts } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { type Xml, xml } from "~/http/formats/xml";
import { photoAlt } from "~/text/photo-alt";
import { excerpt } from "~/text/excerpt";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

/** The maximum number of blog posts in a feed. It contains those that were published last. */
const feedLength = 50;

/** The time of the last change in a feed without blog posts, because Atom requires a time. */
const never = "1970-01-01T00:00:00.000Z";

/** The contents of a feed in any format. `base` begins page addresses in the feed's language. */
export type Feed = Awaited<ReturnType<typeof readFeed>>;
export type FeedEntry = Feed["entries"][number];

/** Returns the feed in the language of its address. `write` writes its contents, `type` is its media type. */
export async function feedAnswer(context: AppLoadContext, write: (feed: Feed) => string, type: string) {
  const { site, client, language } = context;
  const feed = await readFeed(site, site.publicSettings.publicUrl ?? client.origin, language);
  return new Response(write(feed), { headers: { "Content-Type": `${type}; charset=utf-8` } });
}

/** Reads the blog posts that were published last. `origin` begins their addresses; `language` is that of the labels. */
async function readFeed(site: Site, origin: string, language: Language) {
  const product = site.publicSettings.productName;
  const { text, longDate } = wordsIn(language, product);
  const base = origin + prefixOf(language);
  const posts = await listLastShown(site, { limit: feedLength, language });
  const ids = posts.map(({ id }) => id);
  const positions = await positionsOfBlogPosts(site, ids);
  const cards = await findCardsOfBlogPosts(site, ids);
  const entries = posts.map((post) => {
    const { title, city, photos } = post;
    const shared = photos.map((photo, index) => {
      const file = smallestJpeg(photo);
      const alt = photoAlt(text.blogPost, { photo, title, city, n: index + 1, total: photos.length });
      return { ...file, title: alt, address: origin + photoUrl(file.name) };
    });
    const card = cards.get(post.id);
    return {
      ...post,
      uri: uriOf(post.id),
      address: `${base}/blog/${post.id}`,
      summary: excerpt(post.content),
      html: blogPostHtml({ ...post, day: longDate(post.date) }, shared),
      shared,
      // The picture of the blog post in a list: the share card, or the cover until the card is drawn.
      preview: card === undefined ? (shared[0]?.address ?? null) : origin + photoUrl(card),
      position: positions.get(post.id) ?? null,
    };
  });
  return {
    origin,
    home: prefixOf(language) === "" ? `${origin}/` : base,
    base,
    product,
    language,
    title: text.feeds.title as string,
    description: text.diary.description as string,
    whatItIs: text.feeds.whatItIs as string,
    follow: text.layout.footer.follow as string,
    updated: posts.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), never),
    entries,
  };
}

/** Returns a worldwide unique id of a blog post, the same at every address of the site: a UUID version 8 of its id. */
function uriOf(id: string): string {
  const bits = createHash("sha256").update(`giramondo blog post ${id}`).digest().subarray(0, 16);
  bits.writeUInt8((bits.readUInt8(6) & 0x0f) | 0x80, 6);
  bits.writeUInt8((bits.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${bits.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}`;
}

/**
 * Returns a blog post as HTML for feed readers: place and day, the whole text with its line breaks, its photos. The
 * text has its own language, "" when unknown: otherwise it would inherit the language of the feed.
 */
export function blogPostHtml(
  post: Pick<BlogPost, "city" | "country" | "content" | "language"> & { day: string },
  photos: { address: string; title: string; width: number; height: number }[],
): Xml {
  const { city, country, day, content, language } = post;
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
