import { paginate } from "~/domain/pagination/cursor.server";

/** Reads the page of an owner's list that the address names (`?pagina=`): at most thirty items. */
export async function readListPage<Item>(
  request: Request,
  total: number,
  list: (part: { limit: number; offset: number }) => Promise<Item[]>,
) {
  const { page, pages, ...part } = paginate(new URL(request.url).searchParams.get("pagina"), total, 30);
  return { items: total > 0 ? await list(part) : [], total, page, pages };
}
