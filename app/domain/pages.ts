/** A page of a long list, from 1: its place among all of them, and what to skip to get there. */
export interface ListPage {
  page: number;
  pages: number;
  limit: number;
  offset: number;
}

/** The wanted page of a list of `total` things, `limit` on each; nonsense and too much become the nearest page. */
export function listPage(wanted: string | null, total: number, limit: number): ListPage {
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pages, Math.max(1, Number.parseInt(wanted ?? "1", 10) || 1));
  return { page, pages, limit, offset: (page - 1) * limit };
}
