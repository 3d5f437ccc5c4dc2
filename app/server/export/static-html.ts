import { isReadable, ownAddress, staticLink } from "./static-address";

/** A page without a server, and every address of the site that it needs or leads to. */
export interface StaticHtml {
  html: string;
  needs: string[];
}

const scripts = /<script\b[^>]*>.*?<\/script>/gs;
const forms = /<form\b[^>]*>.*?<\/form>/gs;
const hints = /<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|manifest|alternate)"[^>]*>/g;
const anchors = /<a\b([^>]*)>.*?<\/a>/gs;
const tags = /<(?:a|link|img|source|image)\b[^>]*>/g;
const sharedPictures = /<meta property="og:image" content="([^"]*)"/g;
const addresses = /\b(href|src|srcset|srcSet)="([^"]*)"/g;

/**
 * Makes a rendered page independent of the server: links to files, and no scripts, forms or links to them.
 * React writes `<`, `>` and `"` only as markup and escapes them everywhere else, so these patterns meet whole tags.
 */
export function staticHtml(html: string, page: string, origin: string): StaticHtml {
  const needs = new Set<string>();
  const linkTo = (href: string): string => {
    const plain = href.replaceAll("&amp;", "&");
    if (plain.startsWith("#")) return href;
    const address = ownAddress(plain, page, origin);
    if (address === null || !isReadable(address)) return href;
    needs.add(address);
    const [, hash = ""] = /(#.*)$/.exec(plain) ?? [];
    return staticLink(page, address, hash);
  };
  const leadsNowhere = (attributes: string) => {
    const [, href = "#"] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
    const address = href.startsWith("#") ? null : ownAddress(href.replaceAll("&amp;", "&"), page, origin);
    return address !== null && !isReadable(address);
  };
  const independent = html
    .replace(scripts, "")
    .replace(forms, "")
    .replace(hints, "")
    .replace(anchors, (anchor, attributes: string) => (leadsNowhere(attributes) ? "" : anchor))
    .replace(tags, (tag) =>
      // Where the page was on the web stays true, and tells search engines which copy is meant.
      tag.includes('rel="canonical"')
        ? tag
        : tag.replace(addresses, (_, name: string, value: string) =>
            name.toLowerCase() === "srcset"
              ? `${name}="${value.split(/,\s+/).map(onFirstWord(linkTo)).join(", ")}"`
              : `${name}="${linkTo(value)}"`,
          ),
    );
  for (const [, href = ""] of independent.matchAll(sharedPictures)) {
    const address = ownAddress(href.replaceAll("&amp;", "&"), page, origin);
    if (address !== null) needs.add(address);
  }
  return { html: independent, needs: [...needs] };
}

/** The same for a style sheet: the addresses in its `url(…)`. */
export function staticCss(css: string, file: string, origin: string): StaticHtml {
  const needs = new Set<string>();
  const html = css.replace(/url\((["']?)([^)"']+)\1\)/g, (whole, _quote, href: string) => {
    const address = /^(?:#|data:)/.test(href) ? null : ownAddress(href, file, origin);
    if (address === null) return whole;
    needs.add(address);
    return `url(${staticLink(file, address)})`;
  });
  return { html, needs: [...needs] };
}

const onFirstWord = (change: (word: string) => string) => (candidate: string) => {
  const [first = "", ...rest] = candidate.trim().split(/\s+/);
  return [change(first), ...rest].join(" ");
};
