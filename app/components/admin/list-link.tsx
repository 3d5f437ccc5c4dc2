import { useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { isModifiedClick } from "./modified-click";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** What it opens lies over the list, which stays where it is. */
  overList?: boolean;
  children: ReactNode;
}

/**
 * A link in one of the owner's lists, which have a hundred of them. It is plain, because a router's link takes the server
 * ten times as long; `useListLinks` has the router follow it.
 */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}

/** The click handler around the links of a list; it leaves every other click to the browser. */
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
