import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { terminalText } from "~/text/it/commands/terminal";
import type { ServerContext } from "./server-context";

/** The client of a request, as trusted headers describe it. */
export interface Client {
  /** The IP address, only for rate limits: never stored, never logged. */
  address: string;
  https: boolean;
  /** Host and port in the address that the client used. */
  host: string;
}

/** Makes functions that read the client of a request, with the headers of `trustProxy` proxies. */
export function clientReader({ site, log, trustProxy: proxies }: ServerContext) {
  let parsed: { from: string | null; url: URL | null } = { from: null, url: null };
  let isWarned = proxies > 0;

  /** Returns the site's current public address, null when it has none. An address is parsed only once. */
  function publicUrl(): URL | null {
    const { publicUrl: from } = site.publicSettings;
    if (from !== parsed.from) parsed = { from, url: from === null ? null : new URL(from) };
    return parsed.url;
  }

  /**
   * True when the client's own connection is https. Behind trusted proxies, a proxy says so. Without a proxy,
   * PUBLIC_URL says so if it is https and has the request's Host.
   */
  function isHttps(request: IncomingMessage): boolean {
    if (proxies > 0) return fromTrusted(request, "x-forwarded-proto", 1)?.toLowerCase() === "https";
    const url = publicUrl();
    return url !== null && url.protocol === "https:" && url.host === ownHost(request);
  }

  /**
   * Reads the client: from the connection or, behind trusted proxies, from the entry that the outermost trusted proxy
   * has added to the forwarding headers. Entries to its left come from the client and prove nothing.
   */
  function clientOf(request: IncomingMessage): Client {
    warnAboutProxy(request);
    const own = request.socket.remoteAddress ?? "";
    const forwarded = fromTrusted(request, "x-forwarded-for", proxies);
    return {
      address: forwarded && isIP(forwarded) ? forwarded : own,
      https: isHttps(request),
      host: fromTrusted(request, "x-forwarded-host", Math.min(proxies, 1)) ?? ownHost(request),
    };
  }

  function warnAboutProxy({ headers }: IncomingMessage): void {
    if (isWarned || (headers["x-forwarded-for"] === undefined && headers.forwarded === undefined)) return;
    isWarned = true;
    log.warn(terminalText.proxyNotTrusted);
  }

  return { publicUrl, isHttps, clientOf };
}

function ownHost(request: IncomingMessage): string {
  return request.headers.host ?? "localhost";
}

function fromTrusted(request: IncomingMessage, header: string, proxies: number): string | undefined {
  const value = request.headers[header];
  if (value === undefined || proxies === 0) return undefined;
  const entries = String(value).split(",");
  return entries.at(-Math.min(proxies, entries.length))?.trim();
}
