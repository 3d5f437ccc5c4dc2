import path from "node:path";

/** Returns the path and query of a link, if it leads to this site; else null. `from` is the address of the page. */
export function ownAddress(href: string, from: string, origin: string): string | null {
  const url = URL.parse(href, origin + from);
  return url?.origin === origin ? url.pathname + url.search : null;
}

/**
 * Returns the file that stands for an address: `blog/x/index.html` for `/blog/x`, `blog/tutte-1/index.html` for
 * `/blog?tutte=1`. A path with an extension stays, and `/sitemap.xml?parte=1` is `sitemap-parte-1.xml`.
 */
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
