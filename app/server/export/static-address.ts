import path from "node:path";

/** The part of an address that names a page or file of this site, or null when it is somebody else's. */
export function ownAddress(href: string, from: string, origin: string): string | null {
  const url = URL.parse(href, origin + from);
  return url?.origin === origin ? url.pathname + url.search : null;
}

/**
 * The file that an address becomes: `/blog/x` is `blog/x/index.html`, `/blog?tutte=1` is `blog/tutte-1/index.html`,
 * and what has an ending stays as it is.
 */
export function staticFile(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const parts = decodeURIComponent(pathname).split("/").filter(Boolean);
  for (const [name, value] of searchParams) parts.push(`${name}-${value}`.replaceAll(/[^\w-]/g, "-"));
  const isFile = /\.[a-z0-9]{2,11}$/i.test(parts.at(-1) ?? "");
  return [...parts, ...(isFile ? [] : ["index.html"])].join("/");
}

/**
 * The page that a web server shows for every address that leads nowhere: its links cannot be relative, because nobody
 * knows how deep that address is.
 */
export const lostPage = "/404.html";

/**
 * How the file of one address refers to the file of another: from any folder of any web server and from a disk, and
 * from the lost page so as a web server's root needs it.
 */
export function staticLink(from: string, to: string, hash = ""): string {
  const file =
    from === lostPage
      ? `/${staticFile(to)}`
      : path.posix.relative(path.posix.dirname(staticFile(from)), staticFile(to));
  return file.split("/").map(encodeURIComponent).join("/") + hash;
}
