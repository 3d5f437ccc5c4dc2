import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from "parse5";
import { ownAddress, staticLink } from "./static-address";

/** A page or style sheet that works without a server, with the addresses of this site that it links to. */
export interface StaticText {
  text: string;
  needs: string[];
}

const uselessLinks = ["modulepreload", "preload", "prefetch", "manifest"];
const sharedPictures = ["og:image", "twitter:image"];

/** Rewrites a page so that its links lead to files. Removes scripts, forms, and links to pages that need a server. */
export function staticHtml(
  html: string,
  page: string,
  origin: string,
  isReadable: (address: string) => boolean,
): StaticText {
  // `page` is the page's address, `origin` the site's; `isReadable` is true for an address that is part of the export.
  const needs = new Set<string>();
  const linkTo = (href: string): string => {
    const address = href.startsWith("#") ? null : ownAddress(href, page, origin);
    if (address === null || !isReadable(address)) return href;
    needs.add(address);
    const [, hash = ""] = /(#.*)$/.exec(href) ?? [];
    return staticLink(page, address, hash);
  };
  const isKept = (node: Tree.ChildNode): boolean => {
    if (!("attrs" in node)) return true;
    if (node.tagName === "link" && hasValue(node, "hreflang")) return true;
    if (uselessLinks.includes(valueOf(node, "rel")) || isScript(node) || node.tagName === "form")
      return false;
    const leads = node.tagName === "a" || valueOf(node, "rel") === "alternate";
    const href = leads ? valueOf(node, "href") : "#";
    const address = href.startsWith("#") ? null : ownAddress(href, page, origin);
    return address === null || isReadable(address);
  };
  const visit = (element: Tree.Element) => {
    const picture = sharedPictures.includes(valueOf(element, "property") || valueOf(element, "name"))
      ? ownAddress(valueOf(element, "content"), page, origin)
      : null;
    if (picture !== null) needs.add(picture);
    // These links stay, because search engines need the addresses on the web.
    const isOfSearchEngines = valueOf(element, "rel") === "canonical" || hasValue(element, "hreflang");
    if (element.tagName === "link" && isOfSearchEngines && /^https?:/.test(valueOf(element, "href"))) return;
    for (const attribute of element.attrs) {
      if (attribute.name === "href" || attribute.name === "src") attribute.value = linkTo(attribute.value);
      if (attribute.name === "srcset") attribute.value = changedSrcset(attribute.value, linkTo);
    }
  };
  const document = parse(html, { scriptingEnabled: false });
  walk(document, isKept, visit);
  return { text: serialize(document), needs: [...needs] };
}

/** Rewrites the addresses in `url(…)` of a style sheet. */
export function staticCss(css: string, file: string, origin: string): StaticText {
  const needs = new Set<string>();
  const text = css.replace(/url\((["']?)([^)"']+)\1\)/g, (whole, _quote, href: string) => {
    const address = /^(?:#|data:)/.test(href) ? null : ownAddress(href, file, origin);
    if (address === null) return whole;
    needs.add(address);
    return `url(${staticLink(file, address)})`;
  });
  return { text, needs: [...needs] };
}

function walk(
  parent: Tree.ParentNode,
  isKept: (node: Tree.ChildNode) => boolean,
  visit: (element: Tree.Element) => void,
): void {
  parent.childNodes = parent.childNodes.filter(isKept);
  for (const node of parent.childNodes) {
    if (!("attrs" in node)) continue;
    visit(node);
    walk("content" in node ? node.content : node, isKept, visit);
  }
}

function hasValue(element: Tree.Element, name: string): boolean {
  return valueOf(element, name) !== "";
}

/** True for a script. False for data for search engines: they are in a `<script>`, but browsers do not run it. */
function isScript(element: Tree.Element): boolean {
  return element.tagName === "script" && valueOf(element, "type") !== "application/ld+json";
}

function valueOf(element: Tree.Element, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? "";
}

/** Returns a `srcset` with every address in it changed. */
function changedSrcset(srcset: string, change: (address: string) => string): string {
  const changed = srcset.split(/,\s+/).map((candidate) => {
    const [address = "", ...width] = candidate.trim().split(/\s+/);
    return [change(address), ...width].join(" ");
  });
  return changed.join(", ");
}
