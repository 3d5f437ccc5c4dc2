import type { IncomingMessage } from "node:http";
import type { RouteManifest } from "./route-manifest";

const maxKeys = 1000;
const longestUrl = 200;

/**
 * Makes the function that answers the cache key of a request: the path of a static file, or that of a public page for
 * requests without cookies; else null. It memoizes, because most requests are for the same few pages. `namesHost`: whether
 * the site's own address is set now, so that pages which contain it can be cached.
 */
export function cacheKeys(
  manifest: Pick<RouteManifest, "handleOf" | "cacheKey">,
  files: { has(path: string): boolean },
  { namesHost }: { namesHost: () => boolean },
) {
  const keys = new Map<string, string | null>();
  let namedHost = namesHost();

  function keyOfPage(url: string, path: string, query: string): string | null {
    if (namesHost() !== namedHost) {
      keys.clear();
      namedHost = !namedHost;
    }
    const known = keys.get(url);
    if (known !== undefined) return known;
    const dependsOnHost = !namedHost && manifest.handleOf(path).namesTheSite;
    const key = dependsOnHost ? null : manifest.cacheKey(path, query);
    if (keys.size >= maxKeys) keys.clear();
    if (url.length <= longestUrl) keys.set(url, key);
    return key;
  }

  return function keyOf(request: IncomingMessage, path: string, query: string): string | null {
    if (!isPlainRead(request)) return null;
    if (files.has(path)) return path;
    const { headers, url = "/" } = request;
    return headers.cookie === undefined ? keyOfPage(url, path, query) : null;
  };
}

/** Whether a request is GET or HEAD without a body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return Number(headers["content-length"] ?? 0) === 0 && headers["transfer-encoding"] === undefined;
}
