import type { AnchorHTMLAttributes } from "react";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the link's page over the list, which stays at its scroll position. */
  overList?: boolean;
}

/**
 * A link in one of the owner's lists. A list may have a hundred links, and Remix's `Link` costs the server ten times as
 * much. So this is a plain link, and `useFollowedLinks` makes the router follow it.
 */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}
