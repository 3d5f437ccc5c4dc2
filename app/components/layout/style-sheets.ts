import type { LinksFunction } from "@remix-run/node";

/** Returns the `links` of a route with these style sheets, in this order, beside those of its parents. */
export function styleSheets(...addresses: string[]): LinksFunction {
  return () => addresses.map((href) => ({ rel: "stylesheet", href }));
}
