import { type CachedResponse, cachedResponse } from "~/server/page-cache/cached-response";
import { securityHeaders } from "~/server/http-server/security/security-headers";

/** The files of `public/` as cached responses, by their path. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Speculation rules need their own media type. */
const typesByPath: Record<string, string> = {
  "speculation-rules.json": "application/speculationrules+json",
};

/** Files with a hash in their name are immutable; all others are revalidated after an hour. */
const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** Prepares the files, given by path without leading slash; `.br` and `.gz` files become codings of their original. */
export function staticFiles(files: ReadonlyMap<string, Buffer>): StaticFiles {
  const ready = new Map<string, CachedResponse>();
  for (const [path, identity] of files) {
    const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";
    if (extension === "br" || extension === "gz") continue;
    const br = files.get(`${path}.br`);
    const gzip = files.get(`${path}.gz`);
    const headers = [
      ...securityHeaders,
      "Content-Type",
      typesByPath[path] ?? types[extension] ?? "application/octet-stream",
      "Cache-Control",
      path.startsWith("build/") ? forever : anHour,
      "Vary",
      "Accept-Encoding",
    ];
    ready.set(
      `/${path}`,
      cachedResponse(200, headers, { identity, ...(br && { br }), ...(gzip && { gzip }) }),
    );
  }
  return ready;
}

/** The addresses of the style sheet that all pages have, for pages that are not rendered by Remix. */
export function styleSheetsOf(files: StaticFiles): string[] {
  return [...files.keys()].filter((path) => /^\/build\/_assets\/site-\w+\.css$/.test(path));
}
