import { useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isModifiedClick } from "~/components/modified-click";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the link's page over the list, which stays at its scroll position. */
  overList?: boolean;
}

/**
 * A link in one of the owner's lists. A list may have a hundred links, and Remix's `Link` costs the server ten times as
 * much. So this is a plain link, and `useListLinks` makes the router follow it.
 */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}

/** Returns the click handler of a list: it opens the list's links without a new document. */
export function useListLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a[data-discover]");
    const address = link?.getAttribute("href");
    if (!link || !address || event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    navigate(address, { preventScrollReset: link.hasAttribute("data-over-list") });
  };
}
