import type { AnchorHTMLAttributes } from "react";

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the link's page over the list, which stays at its scroll position. */
  overList?: boolean;
}

/** A plain link that `useFollowedLinks` follows: Remix's `Link` costs ten times as much, and lists have a hundred. */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}
