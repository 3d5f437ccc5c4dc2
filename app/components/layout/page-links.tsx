import { Link } from "@remix-run/react";

interface PageLinksProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The number of this page, such as 'Pagina 2 di 7'. */
  position: string;
  previous: PageLink | null;
  next: PageLink | null;
}
type PageLink = { to: string; label: string };

/** The links to the previous and the next page of a long list. Nothing when the list has one page. */
export function PageLinks({ label, position, previous, next }: PageLinksProps) {
  if (!previous && !next) return null;
  const link = ({ to, label }: PageLink, rel: "prev" | "next") => (
    <Link className="button button-quiet button-small" to={to} rel={rel}>
      {label}
    </Link>
  );
  return (
    <nav className="page-links" aria-label={label}>
      {previous ? link(previous, "prev") : null} <span>{position}</span> {next ? link(next, "next") : null}
    </nav>
  );
}
