import { paginationText as text } from "~/text/it/admin/panel";
import { PageLinks } from "~/components/layout/page-links";

interface PaginationProps {
  /** The number of the page, from 1. */
  page: number;
  pages: number;
  address: string;
}

/** The links to the previous and the next page of an owner's list, newest first. */
export function Pagination({ page, pages, address }: PaginationProps) {
  const more = address.includes("?") ? "&" : "?";
  const at = (wanted: number) => (wanted === 1 ? address : `${address}${more}pagina=${wanted}`);
  return (
    <PageLinks
      label={text.label}
      position={text.position(page, pages)}
      previous={page > 1 ? { to: at(page - 1), label: text.newer } : null}
      next={page < pages ? { to: at(page + 1), label: text.older } : null}
    />
  );
}
