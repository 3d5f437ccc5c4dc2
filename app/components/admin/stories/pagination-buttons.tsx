import { paginationText as text } from "~/text/it/admin/panel";

/** The way through a list inside a form: buttons, which carry the form's ticks to the other pages (`vai`). */
export function PaginationButtons({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const step = (to: number, label: string) => (
    <button className="button button-quiet button-small" name="vai" value={to}>
      {label}
    </button>
  );
  return (
    <nav className="page-links" aria-label={text.label}>
      {page > 1 ? step(page - 1, text.newer) : null}
      <span>{text.position(page, pages)}</span>
      {page < pages ? step(page + 1, text.older) : null}
    </nav>
  );
}
