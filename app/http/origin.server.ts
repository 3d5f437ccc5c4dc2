import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";

/** The origin by which this request came: as the browser writes it in a form's Origin header, else as the site sees it. */
export function originOf(request: Request, { origin = "" }: AppLoadContext): string {
  return URL.parse(origin)?.origin ?? new URL(request.url).origin;
}

/**
 * Scheme and host of the addresses in an answer that must say them in full: the public address, or without one that of
 * the request; such an answer is not cached (`namesTheSite`).
 */
export function publicOrigin({ facts }: Pick<Site, "facts">, request: Request): string {
  return facts.publicUrl ?? new URL(request.url).origin;
}
