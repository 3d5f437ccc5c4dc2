import type { LinksFunction } from "@remix-run/node";

/** Returns the `links` of a route: these style sheets, in this order. Remix adds those of the parent routes. */
export function styleSheets(...addresses: string[]): LinksFunction {
  return () => addresses.map((href) => ({ rel: "stylesheet", href }));
}
