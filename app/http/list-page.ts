/** One page of a long list. */
export interface ListPage {
  /** From 1. */
  page: number;
  pages: number;
  limit: number;
  offset: number;
}

/** The page that an address asks for (`?pagina=`), of a list of `total`; the nearest one when it does not exist. */
export function listPage({ searchParams }: URL, total: number, limit = 30): ListPage {
  const pages = Math.max(1, Math.ceil(total / limit));
  const wanted = Number.parseInt(searchParams.get("pagina") ?? "1", 10);
  const page = Math.min(pages, Math.max(1, Number.isFinite(wanted) ? wanted : 1));
  return { page, pages, limit, offset: (page - 1) * limit };
}
