import type { LinksFunction } from "@remix-run/node";
import type { MetaDescriptor } from "@remix-run/react";
import { shareCardSize } from "~/images/share-card/card-svg";
import type { ShownSettings } from "~/domain/settings/setting";
import { wordsOf, addressIn } from "~/components/languages/use-words";

export interface PageMeta {
  /** The page's own name. The toy's name is added, unless the page's name contains it. */
  title: string;
  description: string;
  /** The path of a photo on this page, for shared links. */
  image?: string;
  /** The path of the page's share card. Shared links show it instead of `image`. */
  card?: string | null;
  /** A description of the photo or the card, for screen readers. */
  pictured?: string;
  /** The type of the page in Open Graph. The default is "website". */
  type?: "article" | "place";
  /** The page's path and query, when the path alone is the address of another page, as in a list of many pages. */
  address?: string;
  /** True for pages that search engines must not list, such as the owner's pages. */
  hidden?: boolean;
}

/** The part of Remix's arguments for `meta` that is used here. */
export interface MetaArgs {
  location: { pathname: string };
  matches: { id: string; data?: unknown; handle?: unknown }[];
}

/** Returns the settings that pages show. Undefined on the error page. */
export const publicSettingsIn = ({ matches }: Pick<MetaArgs, "matches">) =>
  (matches.find(({ id }) => id === "root")?.data as { publicSettings: ShownSettings } | undefined)
    ?.publicSettings;

/** The properties that programs need before they fetch a shared link's card. They must follow `og:image`. */
const cardMeta = [
  { property: "og:image:type", content: "image/jpeg" },
  { property: "og:image:width", content: `${shareCardSize.width}` },
  { property: "og:image:height", content: `${shareCardSize.height}` },
];

/** Returns the toy's name, for a page's `meta`. */
export function productNameIn(args: Pick<MetaArgs, "matches">): string {
  return publicSettingsIn(args)?.productName ?? "";
}

const ogLocale = (locale: string) => locale.replace("-", "_");

/**
 * Returns title, description and Open Graph for a route's `meta`. When the site has a public address, it adds the
 * page's canonical address and its addresses in other languages: search engines need these with their host.
 */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const { productName = "", publicUrl = null } = publicSettingsIn(args) ?? {};
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

/** Returns the meta of a page whose address is a secret: no canonical address, and no data for previews. */
export const secretMeta = (args: Pick<MetaArgs, "matches">, title: string): MetaDescriptor[] => [
  { title: `${title} · ${productNameIn(args)}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Returns the `links` of a route: these style sheets, in this order. Remix adds those of the parent routes. */
export function styleSheets(...addresses: string[]): LinksFunction {
  return () => addresses.map((href) => ({ rel: "stylesheet", href }));
}
