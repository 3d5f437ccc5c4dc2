import type { RouteHandle } from "~/http/route-handle";

/** Headers of every response, as names and values in turn. */
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

/** Headers of every response at an address that is a secret: what leaves such a page does not name it. */
export const secretAddressHeaders = [
  ...securityHeaders.map((part, at) =>
    securityHeaders[at - 1] === "Referrer-Policy" ? "no-referrer" : part,
  ),
  "X-Robots-Tag",
  "noindex",
];

/** Additional headers over https: HSTS for one year. */
export const httpsHeaders = ["Strict-Transport-Security", "max-age=31536000"];

/** Where a page's parts may come from, beyond the site's own files. */
interface PageSources {
  /** Sources of inline scripts that are ours: a nonce, or hashes; without them a page runs nothing inline. */
  scripts?: string[];
  /** Hashes of inline styles that are ours. */
  styles?: string[];
  images?: RouteHandle["images"];
  tileUrl?: string | null;
  /** In development, the WebSocket origin that reports rebuilds. */
  liveReload?: string;
}

/** The Content-Security-Policy of a page. Never `unsafe-inline`, for scripts or styles. */
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

/** The origin of the map's tiles; `{s}` stands for the subdomains among which the map chooses. */
function tileSource(tileUrl: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(tileUrl)?.[0] ?? "";
  return origin.replace(/\{[^}]*\}/, "*");
}

/** Sets headers that are given as names and values in turn. */
export function setHeaders(headers: Headers, pairs: readonly string[]): void {
  pairs.forEach((value, at) => {
    if (at % 2 === 1) headers.set(pairs[at - 1] as string, value);
  });
}

/** Adds `Secure` to every Set-Cookie header that lacks it; for responses over https. */
export function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    headers.append("Set-Cookie", /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}
