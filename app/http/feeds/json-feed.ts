import { wellFormedJson } from "~/http/formats/well-formed-json";
import type { Feed, FeedEntry } from "./feed.server";

/** Returns the diary as a JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const { base, home, origin, product, language, title, description, entries } = feed;
  return wellFormedJson({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${base}/blog`,
    feed_url: `${base}/feed.json`,
    icon: `${origin}/icon-192.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [{ name: product, url: home }],
    items: entries.map(jsonItem),
  });
}

function jsonItem(entry: FeedEntry) {
  const { uri, address, title, authorName, shownAt, updatedAt, city, country, shared } = entry;
  const attachments = shared.map((photo) => {
    return { url: photo.address, mime_type: photo.type, title: photo.title };
  });
  return {
    id: uri,
    url: address,
    title,
    language: entry.language ?? undefined,
    content_html: entry.html.xml,
    summary: entry.summary,
    image: entry.preview ?? undefined,
    date_published: shownAt,
    date_modified: updatedAt,
    authors: authorName ? [{ name: authorName }] : undefined,
    tags: [city, country],
    attachments: attachments.length > 0 ? attachments : undefined,
  };
}
