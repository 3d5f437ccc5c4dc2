import path from "node:path";
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from "parse5";

const uselessLinks = ["modulepreload", "preload", "prefetch", "manifest"];
const sharedPictures = ["og:image", "twitter:image"];

/** The exported site: whether an address is part of it, and the addresses that were `found` in its files so far. */
export interface ExportedSite {
  origin: string;
  isReadable: (address: string) => boolean;
  found: Set<string>;
}

/** Rewrites the page at an address so that links lead to files. Removes scripts, forms, and links to other pages. */
export function staticHtml(html: string, page: string, { origin, isReadable, found }: ExportedSite): string {
  const linkTo = (href: string): string => {
    const address = ownAddress(href, page, origin);
    if (address === null || !isReadable(address)) return href;
    found.add(address);
    const [, hash = ""] = /(#.*)$/.exec(href) ?? [];
    return staticLink(page, address, hash);
  };
  const isKept = (node: Tree.ChildNode): boolean => {
    if (!("attrs" in node)) return true;
    if (node.tagName === "link" && valueOf(node, "hreflang")) return true;
    // Data for search engines are in a script, too, but browsers do not run it.
    const isCode = node.tagName === "script" && valueOf(node, "type") !== "application/ld+json";
    if (isCode || node.tagName === "form" || uselessLinks.includes(valueOf(node, "rel"))) return false;
    const leads = node.tagName === "a" || valueOf(node, "rel") === "alternate";
    const address = leads ? ownAddress(valueOf(node, "href"), page, origin) : null;
    return address === null || isReadable(address);
  };
  const visit = (element: Tree.Element) => {
    const picture = sharedPictures.includes(valueOf(element, "property") || valueOf(element, "name"))
      ? ownAddress(valueOf(element, "content"), page, origin)
      : null;
    if (picture !== null) found.add(picture);
    // These links stay, because search engines need the addresses on the web.
    const isOfSearchEngines = valueOf(element, "rel") === "canonical" || valueOf(element, "hreflang");
    if (element.tagName === "link" && isOfSearchEngines && /^https?:/.test(valueOf(element, "href"))) return;
    for (const attribute of element.attrs) {
      if (attribute.name === "href" || attribute.name === "src") attribute.value = linkTo(attribute.value);
      if (attribute.name !== "srcset") continue;
      const candidates = attribute.value.split(/,\s+/);
      attribute.value = candidates.map((one) => one.replace(/^\S+/, linkTo)).join(", ");
    }
  };
  const walk = (parent: Tree.ParentNode) => {
    parent.childNodes = parent.childNodes.filter(isKept);
    for (const node of parent.childNodes) {
      if (!("attrs" in node)) continue;
      visit(node);
      walk("content" in node ? node.content : node);
    }
  };
  const document = parse(html, { scriptingEnabled: false });
  walk(document);
  return serialize(document);
}

/** Rewrites the addresses in `url(…)` of a style sheet. */
export function staticCss(css: string, file: string, { origin, found }: ExportedSite): string {
  return css.replace(/url\((["']?)([^)"']+)\1\)/g, (whole, _quote, href: string) => {
    const address = ownAddress(href, file, origin);
    if (address === null) return whole;
    found.add(address);
    return `url(${staticLink(file, address)})`;
  });
}

function valueOf(element: Tree.Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? "";
}

/** Removes the line for browsers from an Atom feed: it leads to the page about following, which is not exported. */
export function staticFeed(xml: string): string {
  return xml.replace(/<p xmlns=.*<\/p>\n/, "");
}

/** Removes pages that are not exported from the sitemap, and links its parts by their file names. */
export function staticSitemap(text: string, { origin, isReadable, found }: ExportedSite): string {
  const addressOf = (href: string) => ownAddress(href, "/sitemap.xml", origin);
  return text
    .replaceAll(/<url><loc>([^<]*)<\/loc>.*<\/url>\n/g, (entry, href: string) => {
      const address = addressOf(href);
      return address !== null && isReadable(address) ? entry : "";
    })
    .replaceAll(/<sitemap><loc>([^<]*)<\/loc>/g, (entry, href: string) => {
      const address = addressOf(href);
      if (address === null) return entry;
      found.add(address);
      return `<sitemap><loc>${origin}/${staticFile(address)}</loc>`;
    });
}

/** Returns the path and query of a link that leads to another page of this site; else null. `from` is its page. */
function ownAddress(href: string, from: string, origin: string): string | null {
  const url = URL.parse(href, origin + from);
  return url?.origin === origin && !href.startsWith("#") ? url.pathname + url.search : null;
}

/** Returns the file of an address: `blog/tutte-1/index.html` for `/blog?tutte=1`, `x-parte-1.xml` for `/x.xml?parte=1`. */
export function staticFile(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const path = decodeURIComponent(pathname).split("/").filter(Boolean);
  const words = [...searchParams].map(([name, value]) => `${name}-${value}`.replaceAll(/[^\w-]/g, "-"));
  const [, stem, extension] = /^(.*)(\.[a-z0-9]{2,11})$/i.exec(path.at(-1) ?? "") ?? [];
  if (stem === undefined || extension === undefined) return [...path, ...words, "index.html"].join("/");
  return [...path.slice(0, -1), [stem, ...words].join("-") + extension].join("/");
}

/** The page for unknown addresses. Its links are absolute, because such an address may be in any folder. */
export const notFoundPage = "/404.html";

/** Returns the link between the files of two addresses: relative, but on the not-found page, as it needs no server. */
export function staticLink(from: string, to: string, hash = ""): string {
  const file =
    from === notFoundPage
      ? `/${staticFile(to)}`
      : path.posix.relative(path.posix.dirname(staticFile(from)), staticFile(to));
  return file.split("/").map(encodeURIComponent).join("/") + hash;
}
