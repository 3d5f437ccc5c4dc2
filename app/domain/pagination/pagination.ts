/** A page of a list, counted from 1, with its limit and offset in SQL. */
export interface Page {
  page: number;
  pages: number;
  limit: number;
  offset: number;
}

/** Returns the wanted page of a list of `total` items. A page number out of range becomes the nearest existing one. */
export function paginate(wanted: string | null, total: number, limit: number): Page {
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(pages, Math.max(1, Number.parseInt(wanted ?? "1", 10) || 1));
  return { page, pages, limit, offset: (page - 1) * limit };
}
