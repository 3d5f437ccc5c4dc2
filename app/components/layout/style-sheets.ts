import type { LinksFunction } from "@remix-run/node";

/**
 * Returns the `links` of a route: these style sheets in this order. The style sheets of the parent routes are added by
 * Remix.
 */
export function styleSheets(...addresses: string[]): LinksFunction {
  return () => addresses.map((href) => ({ rel: "stylesheet", href }));
}
