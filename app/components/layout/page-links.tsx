import { Link } from "@remix-run/react";

interface PageLinksProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The number of this page, such as 'Pagina 2 di 7'. */
  position: string;
  previous: { to: string; label: string } | null;
  next: { to: string; label: string } | null;
}

/** The links to the previous and the next page of a long list. Nothing when the list has one page. */
export function PageLinks({ label, position, previous, next }: PageLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {previous ? (
        <Link className="button button-quiet button-small" to={previous.to} rel="prev">
          {previous.label}
        </Link>
      ) : null}
      <span>{position}</span>
      {next ? (
        <Link className="button button-quiet button-small" to={next.to} rel="next">
          {next.label}
        </Link>
      ) : null}
    </nav>
  );
}
