import type { Site } from "~/domain/site";

/**
 * Scheme and host of the addresses in an answer that must say them in full: the public address, or without one that of
 * the request; such an answer is not cached (`namesTheSite`).
 */
export function publicOrigin({ facts }: Pick<Site, "facts">, request: Request): string {
  return facts.publicUrl ?? new URL(request.url).origin;
}
