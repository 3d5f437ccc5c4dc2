import type { RouteHandle } from "~/http/route-handle";

/** The headers of every response, as names and values in turn. */
export const securityHeaders = [
  "X-Content-Type-Options",
  "nosniff",
  "Referrer-Policy",
  "strict-origin-when-cross-origin",
  "Permissions-Policy",
  "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy",
  "same-origin",
  "Cross-Origin-Resource-Policy",
  "same-origin",
];

/**
 * The headers of every response at a secret address. They stop the browser from naming the page in requests that the
 * page makes.
 */
export const secretAddressHeaders = [
  ...securityHeaders.map((part, at) =>
    securityHeaders[at - 1] === "Referrer-Policy" ? "no-referrer" : part,
  ),
  "X-Robots-Tag",
  "noindex",
];

/** The additional headers of responses over https: HSTS for one year. */
export const httpsHeaders = ["Strict-Transport-Security", "max-age=31536000"];

/** The sources that a page may load from, beyond the site's own files. */
interface PageSources {
  /** The sources of our inline scripts: a nonce, or hashes. If this is missing, the page runs no inline scripts. */
  scripts?: string[];
  /** The hashes of our inline styles. */
  styles?: string[];
  images?: RouteHandle["images"];
  tileUrl?: string | null;
  /** The WebSocket origin of the development server, which reports rebuilds. */
  liveReload?: string;
}

/** Returns the Content-Security-Policy of a page. It never has `unsafe-inline`. */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  images: from = [],
  tileUrl = null,
  liveReload,
}: PageSources = {}): string {
  const images = ["'self'", "data:"];
  if (from.includes("blob")) images.push("blob:");
  if (from.includes("tiles") && tileUrl !== null) images.push(tileSource(tileUrl));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    `img-src ${images.join(" ")}`,
    ...(liveReload === undefined ? [] : [`connect-src 'self' ${liveReload}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Returns the origin of the map's tiles. `{s}` stands for the subdomains that the map chooses from. */
function tileSource(tileUrl: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(tileUrl)?.[0] ?? "";
  return origin.replace(/\{[^}]*\}/, "*");
}

/** Sets headers from names and values in turn. */
export function setHeaders(headers: Headers, pairs: readonly string[]): void {
  pairs.forEach((value, at) => {
    if (at % 2 === 1) headers.set(pairs[at - 1] as string, value);
  });
}

/** Adds `Secure` to every Set-Cookie header that lacks it, for responses over https. */
export function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}
