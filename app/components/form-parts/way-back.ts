import type { HeadersFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";

/**
 * Returns the address for a form of `address`, with or without `invio`. When a form is sent to the address of its own
 * page and the sending fails, browsers replace the page by an error, and Back would lead past it.
 */
export function useWayBack(address: string): string {
  if (new URLSearchParams(useLocation().search).has("invio")) return address;
  return `${address}${address.includes("?") ? "&" : "?"}invio=1`;
}

/** Lets the browser keep a page. With no-store it would lose the typed words, and could not go back to the form. */
export const keptHeaders: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, max-age=0");
  return all;
};
