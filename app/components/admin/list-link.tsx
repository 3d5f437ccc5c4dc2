import { useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { isModifiedClick } from "~/components/modified-click";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the link's page over the list, which stays at its scroll position. */
  overList?: boolean;
}

/** A plain link that `useListLinks` follows: Remix's `Link` costs ten times as much, and a list may have a hundred. */
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
