import { type CachedResponse, cachedResponse } from "~/server/page-cache/cached-response";
import type { Files } from "~/server/program-files";
import { securityHeaders } from "~/server/http-server/security/security-headers";

/** The files of `public/` as cached responses, by their path. */
export interface StaticFiles {
  has(path: string): boolean;
  keys(): Iterable<string>;
  get(path: string): CachedResponse | undefined;
}

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
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

/** Files with a hash in their name never change. All other files are revalidated after an hour. */
const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/**
 * Makes responses of files, by path without leading slash. A response is prepared at its first request. A `.br` or
 * `.gz` file is served as an encoded form of its original.
 */
export function staticFiles(files: Files): StaticFiles {
  const paths = new Set(
    [...files.keys()].filter((path) => !/\.(?:br|gz)$/.test(path)).map((path) => `/${path}`),
  );
  const ready = new Map<string, CachedResponse>();
  return {
    has: (path) => paths.has(path),
    keys: () => paths.keys(),
    get(path) {
      if (!paths.has(path)) return undefined;
      const response = ready.get(path) ?? prepared(files, path.slice(1));
      ready.set(path, response);
      return response;
    },
  };
}

function prepared(files: Files, path: string): CachedResponse {
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";
  const [br, gzip] = [files.get(`${path}.br`), files.get(`${path}.gz`)];
  const headers = [
    ...securityHeaders,
    "Content-Type",
    typesByPath[path] ?? types[extension] ?? "application/octet-stream",
    "Cache-Control",
    path.startsWith("build/") ? forever : anHour,
    "Vary",
    "Accept-Encoding",
  ];
  const identity = files.get(path) as Buffer;
  return cachedResponse(200, headers, { identity, ...(br && { br }), ...(gzip && { gzip }) });
}

/**
 * Returns the file that tells browsers which pages they may prefetch before a link is followed (Speculation Rules
 * API).
 */
export function speculationRules(prefetchable: string[]): StaticFiles {
  const where = { and: [{ href_matches: prefetchable }, { not: { selector_matches: "[target=_blank]" } }] };
  const rules = { prefetch: [{ where, eagerness: "moderate" }] };
  return staticFiles(new Map([["speculation-rules.json", Buffer.from(JSON.stringify(rules))]]));
}

/** Combines two sets of files. */
export function together(one: StaticFiles, other: StaticFiles): StaticFiles {
  return {
    has: (path) => one.has(path) || other.has(path),
    keys: () => new Set([...one.keys(), ...other.keys()]).keys(),
    get: (path) => one.get(path) ?? other.get(path),
  };
}

/** Returns the addresses of the common style sheet, for pages that Remix does not render. */
export function styleSheetsOf(files: StaticFiles): string[] {
  return [...files.keys()].filter((path) => /^\/build\/_assets\/site-\w+\.css$/.test(path));
}
