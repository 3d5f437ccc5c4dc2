import type { RouteHandle } from "~/http/route-handle";

/** The headers of every response, as names and values in turn. */
export const securityHeaders = headersWith("strict-origin-when-cross-origin");

/** The headers of every response at a secret address. The browser does not name the page in the page's requests. */
export const secretAddressHeaders = [...headersWith("no-referrer"), "X-Robots-Tag", "noindex"];

function headersWith(referrerPolicy: string): string[] {
  const denied = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";
  return [
    ...["X-Content-Type-Options", "nosniff"],
    ...["Referrer-Policy", referrerPolicy],
    ...["Permissions-Policy", denied],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
  ];
}

/** The additional headers of responses over https: HSTS for one year. */
export const httpsHeaders = ["Strict-Transport-Security", "max-age=31536000"];

/** Returns the Content-Security-Policy of a page, with its sources beyond the site's own files. No `unsafe-inline`. */
export function contentSecurityPolicy({
  scripts = [] as string[],
  styles = [] as string[],
  images: from = [] as NonNullable<RouteHandle["images"]>,
  tileUrl = null as string | null,
  liveReload = undefined as string | undefined,
  isFramed = false,
} = {}): string {
  const images = ["'self'", "data:"];
  if (from.includes("blob")) images.push("blob:");
  // `{s}` stands for the subdomains that the map chooses from.
  const [tileOrigin = ""] = /^https?:\/\/[^/]+/.exec(tileUrl ?? "") ?? [];
  if (from.includes("tiles") && tileUrl !== null) images.push(tileOrigin.replace(/\{[^}]*\}/, "*"));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    `img-src ${images.join(" ")}`,
    ...(liveReload === undefined ? [] : [`connect-src 'self' ${liveReload}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
  ].join("; ");
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
