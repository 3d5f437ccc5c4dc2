import type { MetaDescriptor } from "@remix-run/react";
import { shareCardSize } from "~/images/share-card/card-size";
import type { SiteFacts } from "~/domain/settings/setting";
import { wordsOf, addressIn } from "~/components/languages/use-words";

export interface PageMeta {
  /** The page's own name; the toy's is added to it. */
  title: string;
  description: string;
  /** Path of a photo of this very page, to be shown where the page is shared. */
  image?: string;
  /** Path of the page's share card, which is shown instead of the photo. */
  card?: string | null;
  /** What photo and card show, for those who do not see them. */
  pictured?: string;
  /** What it is in Open Graph, when it is more than a page of a site. */
  type?: "article" | "place";
  /** Path and query, where the path alone is the address of another page: a later part of a list. */
  address?: string;
  /** Not for search engines: the owner's pages. */
  hidden?: boolean;
}

/** What Remix hands to a route's `meta`, as far as it is needed here. */
export interface MetaArgs {
  location: { pathname: string };
  matches: { id: string; data?: unknown; handle?: unknown }[];
}

/** The configuration that pages show; undefined on the error page. */
export const factsIn = ({ matches }: Pick<MetaArgs, "matches">) =>
  (matches.find(({ id }) => id === "root")?.data as { facts: SiteFacts } | undefined)?.facts;

/** What readers of shared links want to know of a share card before they fetch it; it stands behind `og:image`. */
const cardMeta = [
  { property: "og:image:type", content: "image/jpeg" },
  { property: "og:image:width", content: `${shareCardSize.width}` },
  { property: "og:image:height", content: `${shareCardSize.height}` },
];

/** The toy's name, for the words of a page's `meta`. */
export function productNameIn(args: Pick<MetaArgs, "matches">): string {
  return factsIn(args)?.productName ?? "";
}

const ogLocale = (locale: string) => locale.replace("-", "_");

/**
 * Title, description, Open Graph and, of a site that knows its public address, the page's canonical address and those in
 * other languages, which search engines take only in full; call it from the route's `meta`.
 */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const { productName = "", publicUrl = null } = factsIn(args) ?? {};
  const title =
    productName && !page.title.includes(productName) ? `${page.title} · ${productName}` : page.title;
  const meta: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: ogLocale(language.locale) },
    { property: "og:site_name", content: productName },
  ];
  if (page.hidden) meta.push({ name: "robots", content: "noindex" });
  const path = page.address ?? args.location.pathname;
  const inAll = args.matches.some(({ handle }) => (handle as { languages?: true } | undefined)?.languages);
  if (inAll && !page.hidden && languages.length > 1) {
    const alternate = (hrefLang: string, code: string) => {
      const href = `${publicUrl}${addressIn(languages, code, path)}`;
      if (publicUrl) meta.push({ tagName: "link", rel: "alternate", hrefLang, href });
    };
    for (const { code, locale } of languages) {
      alternate(code, code);
      if (code !== language.code) meta.push({ property: "og:locale:alternate", content: ogLocale(locale) });
    }
    alternate("x-default", languages[0]?.code ?? language.code);
  }
  if (publicUrl) {
    const address = `${publicUrl}${addressIn(languages, language.code, path)}`;
    meta.push(
      { tagName: "link", rel: "canonical", href: address },
      { property: "og:url", content: address },
      { property: "og:image", content: `${publicUrl}${page.card ?? page.image ?? "/social-card.png"}` },
    );
    const pictured = page.card || page.image ? page.pictured : text.layout.site.title;
    if (pictured) meta.push({ property: "og:image:alt", content: pictured });
    if (page.card) meta.push(...cardMeta, { name: "twitter:card", content: "summary_large_image" });
  }
  return meta;
}
