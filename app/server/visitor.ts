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

/**
 * Reads the visitor from the connection or, when that many proxies in front of us are trusted, from the headers of the
 * outermost trusted one: whatever stands left of its entry was written by the visitor and proves nothing.
 */
export function visitorOf(
  request: IncomingMessage,
  site: { trustProxy: number; publicUrl: string | null },
): Visitor {
  const host = request.headers.host ?? "localhost";
  const address = request.socket.remoteAddress ?? "";
  if (site.trustProxy > 0) {
    const forwardedHost = fromTrusted(request, "x-forwarded-host", 1) ?? host;
    const forwarded = fromTrusted(request, "x-forwarded-for", site.trustProxy);
    return {
      address: forwarded && isIP(forwarded) ? forwarded : address,
      https: fromTrusted(request, "x-forwarded-proto", 1)?.toLowerCase() === "https",
      host: forwardedHost,
    };
  }
  const named = site.publicUrl === null ? null : new URL(site.publicUrl);
  return { address, host, https: named?.protocol === "https:" && named.host === host };
}

function fromTrusted(request: IncomingMessage, header: string, proxies: number): string | undefined {
  const value = request.headers[header];
  if (value === undefined) return undefined;
  const entries = String(value)
    .split(",")
    .map((entry) => entry.trim());
  return entries.at(-Math.min(proxies, entries.length));
}
