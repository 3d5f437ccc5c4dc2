import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Site } from "~/domain/site";
import { terminalText } from "~/text/it/commands/terminal";
import type { ServerContext } from "./server-context";

/** The client of a request, as trusted headers describe it. */
export interface Client {
  /** The IP address, only for rate limits: never stored, never logged. */
  address: string;
  /** True when the client's own connection is https. */
  https: boolean;
  /** Host and port in the address that the client used. */
  host: string;
}

/** The number of proxies whose forwarding headers are trusted, and the site's current public address. */
export interface ProxyTrust {
  proxies: number;
  publicUrl: () => URL | null;
}

/**
 * Reads the client of a request: from the connection or, behind trusted proxies, from the entry that the outermost
 * trusted proxy has added to the forwarding headers. Entries to its left come from the client and prove nothing.
 */
export function clientOf(request: IncomingMessage, trust: ProxyTrust): Client {
  const own = request.socket.remoteAddress ?? "";
  const forwarded = fromTrusted(request, "x-forwarded-for", trust.proxies);
  return {
    address: forwarded && isIP(forwarded) ? forwarded : own,
    https: isHttps(request, trust),
    host: fromTrusted(request, "x-forwarded-host", Math.min(trust.proxies, 1)) ?? ownHost(request),
  };
}

/**
 * True when the client's own connection is https. Behind trusted proxies, a proxy says so. Without a proxy, PUBLIC_URL
 * says so if it is https and has the request's Host.
 */
export function isHttps(request: IncomingMessage, { proxies, publicUrl }: ProxyTrust): boolean {
  if (proxies > 0) return fromTrusted(request, "x-forwarded-proto", 1)?.toLowerCase() === "https";
  const url = publicUrl();
  return url !== null && url.protocol === "https:" && url.host === ownHost(request);
}

function ownHost(request: IncomingMessage): string {
  return request.headers.host ?? "localhost";
}

function fromTrusted(request: IncomingMessage, header: string, proxies: number): string | undefined {
  const value = request.headers[header];
  if (value === undefined || proxies === 0) return undefined;
  const entries = String(value)
    .split(",")
    .map((entry) => entry.trim());
  return entries.at(-Math.min(proxies, entries.length));
}

/**
 * Makes a function that returns the site's current public address, null when it has none. An address is parsed only
 * once.
 */
export function currentPublicUrl({ publicSettings }: Pick<Site, "publicSettings">): () => URL | null {
  let parsed: { from: string | null; url: URL | null } = { from: null, url: null };
  return () => {
    const { publicUrl } = publicSettings;
    if (publicUrl !== parsed.from) {
      parsed = { from: publicUrl, url: publicUrl === null ? null : new URL(publicUrl) };
    }
    return parsed.url;
  };
}

/** Makes a function that warns in the log, once, when a proxy sends forwarding headers while TRUST_PROXY is 0. */
export function proxyWarning({ log, trustProxy }: Pick<ServerContext, "log" | "trustProxy">) {
  let isDone = trustProxy > 0;
  return function warnAboutProxy({ headers }: IncomingMessage): void {
    if (isDone || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    isDone = true;
    log.warn(terminalText.proxyNotTrusted);
  };
}
