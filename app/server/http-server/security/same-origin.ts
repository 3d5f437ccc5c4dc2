import type { IncomingHttpHeaders } from "node:http";

/** The methods that only read. */
export const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * CSRF check: true when a writing request comes from a page of this site, or from no browser page at all.
 * `Sec-Fetch-Site` decides, because pages cannot forge it. Browsers do not send it over plain http: there `Origin`
 * decides.
 */
export function isFromThisSite(
  method: string,
  headers: IncomingHttpHeaders,
  ownHosts: (string | null)[],
): boolean {
  if (reading.has(method)) return true;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { protocol, host } = new URL(headers.origin);
  return ownHosts.some((own) => own !== null && normalHost(own, protocol) === host);
}

/** Returns the host as `URL` normalizes it for this protocol: lower case, without the default port. */
function normalHost(host: string, protocol: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
