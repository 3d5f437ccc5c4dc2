import { useHref, useNavigate } from "@remix-run/react";
import type { MouseEvent as ReactMouseEvent } from "react";
import { opensDialogs } from "./dialogs";

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True for a click that the browser itself must handle: it asks for a new tab, a new window or a download. */
export function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Returns a click handler for the element around many plain links: the router follows those with `data-discover`. With
 * Remix's `Link` for each, a long list would cost the server more than the rest of its page.
 */
export function useFollowedLinks(options?: {
  state?: object;
  preventScrollReset?: boolean;
}): (event: ReactMouseEvent) => void {
  const navigate = useNavigate();
  const prefix = useHref("/").replace(/\/$/, "");
  return (event) => {
    const link = (event.target as Element).closest("a[data-discover]");
    const address = link?.getAttribute("href");
    if (!link || !address || event.defaultPrevented || isModifiedClick(event)) return;
    // A stop (`options`) opens in a dialog over the map, or on its own page.
    if (options && !opensDialogs()) return;
    const overList = { preventScrollReset: link.hasAttribute("data-over-list") };
    navigate(address.slice(prefix.length), options ?? overList);
    // At the end: after an error the browser follows the link.
    event.preventDefault();
  };
}
