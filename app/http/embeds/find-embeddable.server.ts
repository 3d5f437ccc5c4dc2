import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { Site } from "~/domain/site";
import { excerpt } from "~/text/excerpt";
import { fill } from "~/text/fill";
import { prefixOf, splitLanguage, wordsIn } from "~/text/languages.server";
import type { Words } from "~/text/words";

/** A public page whose excerpt other sites may show. Without a drawn share card, `card` is null. */
export type Embeddable = Exclude<Awaited<ReturnType<typeof findEmbeddable>>, "elsewhere" | null>;

/**
 * Finds the published blog post or visible location with this address. Returns "elsewhere" when the address is not of
 * this site (`origins`), and null when the page does not exist.
 */
export async function findEmbeddable(
  site: Pick<Site, "db" | "publicSettings">,
  address: string,
  origins: string[],
) {
  const url = URL.parse(address);
  if (!url || !origins.includes(url.origin)) return "elsewhere";
  const { language, path } = splitLanguage(url.pathname);
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

async function ofBlogPost(site: Pick<Site, "db">, id: string, { dayInWords }: Words) {
  const post = await findBlogPost(site, id, { publishedOnly: true });
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
  };
}

async function ofStop(site: Pick<Site, "db">, id: string, { text, language, dayInWords }: Words) {
  const stop = await findVisibleLocation(site, id);
  if (!stop) return null;
  const { name, city, country, description, date, photo, blogPost } = stop;
  return {
    title: fill(text.embeds.stopTitle, { city, country }),
    author: null,
    summary: excerpt(description ?? fill(text.map.stop.description, { city, country })),
    language: { title: language.code, summary: description === null ? language.code : "" },
    place: `${name} · ${dayInWords(date)}`,
    photo: photo ?? blogPost?.photos[0] ?? null,
  };
}
