import { Link } from "@remix-run/react";

interface PageLinksProps {
  /** What the pages are of, for those who do not see them. */
  label: string;
  /** 'Pagina 2 di 7'. */
  position: string;
  previous: { to: string; label: string } | null;
  next: { to: string; label: string } | null;
}

/** The way through a long list: nothing when it has one page. */
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
