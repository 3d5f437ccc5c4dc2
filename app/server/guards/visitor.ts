import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Who asks and how they reached us, as far as we may believe it. */
export interface Visitor {
  /** For rate limits only: never stored, never logged. */
  address: string;
  /** Their own connection is https. */
  https: boolean;
  /** The name and port that they typed. */
  host: string;
}

/** What decides whom to believe: how many proxies of the owner stand in front of us, and the site's own address. */
export interface Trust {
  proxies: number;
  publicUrl: URL | null;
}

/**
 * Reads the visitor from the connection or, when that many proxies in front of us are trusted, from the headers of the
 * outermost trusted one: whatever stands left of its entry was written by the visitor and proves nothing.
 */
export function visitorOf(request: IncomingMessage, trust: Trust): Visitor {
  const own = request.socket.remoteAddress ?? "";
  const forwarded = fromTrusted(request, "x-forwarded-for", trust.proxies);
  return {
    address: forwarded && isIP(forwarded) ? forwarded : own,
    https: isHttps(request, trust),
    host: fromTrusted(request, "x-forwarded-host", Math.min(trust.proxies, 1)) ?? ownHost(request),
  };
}

/**
 * Whether the visitor's own connection is https: the trusted proxy says so, or nobody may say so and they used the
 * site's https address.
 */
export function isHttps(request: IncomingMessage, { proxies, publicUrl }: Trust): boolean {
  if (proxies > 0) return fromTrusted(request, "x-forwarded-proto", 1)?.toLowerCase() === "https";
  return publicUrl !== null && publicUrl.protocol === "https:" && publicUrl.host === ownHost(request);
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
