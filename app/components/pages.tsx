import { Link } from "@remix-run/react";
import { pagesText as text } from "~/text/admin";

interface PagesProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The list's address; without it the pages are buttons of the form around them, which carry its ticks along. */
  address?: string;
}

/** The way through a long list: nothing when it has one page. */
export function Pages({ page, pages, address }: PagesProps) {
  if (pages < 2) return null;
  const step = (to: number, label: string) =>
    address === undefined ? (
      <button className="button button-quiet button-small" name="vai" value={to}>
        {label}
      </button>
    ) : (
      <Link className="button button-quiet button-small" to={to === 1 ? address : `${address}?pagina=${to}`}>
        {label}
      </Link>
    );
  return (
    <nav className="pages button-row" aria-label={text.label}>
      {page > 1 ? step(page - 1, text.newer) : null}
      <span>{text.position(page, pages)}</span>
      {page < pages ? step(page + 1, text.older) : null}
    </nav>
  );
}
