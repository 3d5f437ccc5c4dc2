import { Link } from "@remix-run/react";

interface PageLinksProps {
  /** The contents of the pages, for screen readers. */
  label: string;
  /** The position, such as 'Pagina 2 di 7'. */
  position: string;
  previous: { to: string; label: string } | null;
  next: { to: string; label: string } | null;
}

/** The links through a long list. Nothing when it has one page. */
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
