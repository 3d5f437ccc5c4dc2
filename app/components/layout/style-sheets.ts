import type { LinksFunction } from "@remix-run/node";

/** The `links` of a route whose page needs these style sheets, in this order, beside those of its parents. */
export function styleSheets(...addresses: string[]): LinksFunction {
  return () => addresses.map((href) => ({ rel: "stylesheet", href }));
}
