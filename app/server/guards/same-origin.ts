import type { IncomingHttpHeaders } from "node:http";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether this request may change something: it comes from a page of this site, or not from a browser's page at all.
 * Browsers cannot forge `Sec-Fetch-Site`; where they do not send it (plain http), `Origin` decides.
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

/** The host as a URL of that protocol shows it: without the default port, in lower case. */
function normalHost(host: string, protocol: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
