import { useNavigate } from "@remix-run/react";
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { isModifiedClick } from "~/components/modified-click";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the target over the list, which stays where it is. */
  overList?: boolean;
  children: ReactNode;
}

/**
 * A link in one of the owner's lists, which have a hundred of them. It is a plain link, because a router's link takes
 * the server ten times as long; `useListLinks` makes the router follow it.
 */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}

interface ItemLinkProps {
  to: string;
  label: string;
  /** The item's name, for screen readers. */
  name: string;
  /** Loads a whole page: a public one, or one to print. */
  newPage?: boolean;
  /** Opens the confirmation of a deletion over the list. */
  removes?: boolean;
}

/** A link among the buttons of an item. */
export function ItemLink({ to, label, name, newPage, removes }: ItemLinkProps) {
  const look = removes
    ? "button button-quiet button-danger button-small"
    : "button button-quiet button-small";
  const link = { className: look, "aria-label": `${label}: ${name}`, children: label };
  return newPage ? <a href={to} {...link} /> : <ListLink to={to} overList={removes} {...link} />;
}

/** Returns the click handler around the links of a list. The browser handles every other click. */
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
