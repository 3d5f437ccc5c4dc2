import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { said } from "~/text/owner/terminal-words";
import type { Site } from "~/domain/site";
import type { Log } from "~/server/logging/log";

/** A request on its way from the socket to the routes, with its response. */
export interface ServerRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** The request's address without the query. */
  path: string;
  client: Client;
  /** The headers that every response to this request has, as names and values in turn. */
  headers: readonly string[];
}

/** Returns the length of a request's body in bytes, as announced. A chunked body may have `max` bytes. */
export function bodyLengthOf(request: IncomingMessage, max: number): number {
  return isChunked(request) ? max : Number(request.headers["content-length"] ?? 0);
}

/** True when a body comes in chunks (RFC 9112, 7.1), so that nothing announces its length. */
export function isChunked({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"]?.toLowerCase() === "chunked";
}

/** True when a request has a body. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers["transfer-encoding"] !== undefined || bodyLengthOf(request, 1) > 0;
}

/** True for the methods of pages and files: GET and HEAD. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the path in a request's address, which has no query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** The methods that only read. */
export const reading = ["GET", "HEAD", "OPTIONS"];

/** The client of a request, as trusted headers describe it. */
export interface Client {
  /** The IP address, only for rate limits: never stored, never logged. */
  address: string;
  https: boolean;
  /** Host and port in the address that the client used. */
  host: string;
}

type ReaderContext = { site: Pick<Site, "publicSettings">; log: Pick<Log, "warn">; trustProxy: number };

/** Makes functions that read the client of a request, with the headers of `trustProxy` proxies. */
export function clientReader({ site, log, trustProxy: proxies }: ReaderContext) {
  const ownHost = (request: IncomingMessage) => request.headers.host ?? "localhost";
  let parsed: { from: string | null; url: URL | null } = { from: null, url: null };
  let isWarned = proxies > 0;

  /** Returns the site's current public address, null when it has none. An address is parsed only once. */
  function publicUrl(): URL | null {
    const { publicUrl: from } = site.publicSettings;
    if (from !== parsed.from) parsed = { from, url: from === null ? null : new URL(from) };
    return parsed.url;
  }

  /** True when the client's own connection is https. Without a trusted proxy, PUBLIC_URL says so for its own Host. */
  function isHttps(request: IncomingMessage): boolean {
    if (proxies > 0) return fromTrusted(request, "x-forwarded-proto", 1)?.toLowerCase() === "https";
    const url = publicUrl();
    return url !== null && url.protocol === "https:" && url.host === ownHost(request);
  }

  /** Reads the client: from the connection or, behind trusted proxies, from their headers. */
  function clientOf(request: IncomingMessage): Client {
    // The outermost trusted proxy has added this entry. Entries to its left come from the client and prove nothing.
    const isForwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
    if (!isWarned && isForwarded !== undefined) log.warn(said.terminal.proxyNotTrusted);
    isWarned ||= isForwarded !== undefined;
    const own = request.socket.remoteAddress ?? "";
    const forwarded = fromTrusted(request, "x-forwarded-for", proxies);
    return {
      address: ipIn(forwarded) ?? own,
      https: isHttps(request),
      host: fromTrusted(request, "x-forwarded-host", Math.min(proxies, 1)) ?? ownHost(request),
    };
  }

  return { publicUrl, isHttps, clientOf };
}

/** Returns the IP address in an entry of X-Forwarded-For, which some proxies write with a port, brackets or quotes. */
function ipIn(entry = ""): string | undefined {
  const [, bracketed, ip] = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?"?$/.exec(entry) ?? [];
  return [bracketed, ip, entry].find((one) => one !== undefined && isIP(one) > 0);
}

function fromTrusted(request: IncomingMessage, header: string, proxies: number): string | undefined {
  const value = request.headers[header];
  if (value === undefined || proxies === 0) return undefined;
  const entries = String(value).split(",");
  return entries.at(-Math.min(proxies, entries.length))?.trim();
}
