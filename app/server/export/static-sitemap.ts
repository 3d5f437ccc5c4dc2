import { ownAddress, staticFile } from "./static-address";
import type { StaticText } from "./static-html";

/**
 * Makes the list of pages for search engines, or of its parts, fit an exported site: leaves out the pages that are not
 * exported, and names the parts as their files are called.
 */
export function staticSitemap(
  text: string,
  origin: string,
  isReadable: (address: string) => boolean,
): StaticText {
  const needs = new Set<string>();
  const isExported = (href: string): boolean => {
    const address = ownAddress(href, "/sitemap.xml", origin);
    return address !== null && isReadable(address);
  };
  const readable = text
    .replaceAll(/<url><loc>([^<]*)<\/loc>.*<\/url>\n/g, (entry, href: string) =>
      isExported(href) ? entry : "",
    )
    .replaceAll(/<sitemap><loc>([^<]*)<\/loc>/g, (entry, href: string) => {
      const address = ownAddress(href, "/sitemap.xml", origin);
      if (address === null) return entry;
      needs.add(address);
      return `<sitemap><loc>${origin}/${staticFile(address)}</loc>`;
    });
  return { text: readable, needs: [...needs] };
}
