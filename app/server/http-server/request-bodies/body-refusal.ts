import type { IncomingMessage } from "node:http";
import type { BodyRule } from "~/server/http-server/route-manifest";

/** Why a body is not read: it has no Content-Length (411), or is too long (413). */
export type BodyRefusal = "length-missing" | "photos-too-large" | "too-large";

/** Checks the headers of a request before its body is read; null when the body is acceptable. */
export function refusalOfBody({ headers }: IncomingMessage, { max, photos }: BodyRule): BodyRefusal | null {
  if (headers["transfer-encoding"] !== undefined) return "length-missing";
  if (contentLengthOf(headers) <= max) return null;
  return photos ? "photos-too-large" : "too-large";
}

/** The announced length of a request's body, in bytes. */
export function contentLengthOf(headers: IncomingMessage["headers"]): number {
  return Number(headers["content-length"] ?? 0);
}
