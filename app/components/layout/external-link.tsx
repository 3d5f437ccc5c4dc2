import type { ReactNode } from "react";
import { navigationText } from "~/text/it/layout";

/** A link to another site, opened in a new tab; it says so to those who cannot see it. */
export function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{navigationText.newTab}</span>
    </a>
  );
}
