import { firstCharacters } from "~/domain/first-characters";
import { findListed, listMonths } from "~/domain/records/find-listed.server";
import { countAll, paginate } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { longestSearch } from "~/domain/stories/fields";

/** Reads the page of an owner's list that the address names (`?pagina=`): at most thirty items. */
export async function readListPage<Item>(
  request: Request,
  total: number,
  list: (part: { limit: number; offset: number }) => Promise<Item[]>,
) {
  const { page, pages, ...part } = paginate(new URL(request.url).searchParams.get("pagina"), total, 30);
  return { items: total > 0 ? await list(part) : [], total, page, pages };
}

/** Reads a page of the blog posts or locations that the address names (`?q=`, `?mese=`, `?pagina=`). */
export async function readFoundPage<Item extends { id: string }>(
  request: Request,
  site: Db,
  table: "blog_posts" | "locations",
  list: (part: { limit: number; offset: number; ids?: string[] }) => Promise<Item[]>,
) {
  const { searchParams } = new URL(request.url);
  const search = firstCharacters(searchParams.get("q")?.trim() ?? "", longestSearch);
  const month = searchParams.get("mese") ?? "";
  const ids = search || month ? await findListed(site, table, { search, month }) : null;
  const total = ids?.length ?? (await countAll(site, table));
  const page = await readListPage(request, total, async ({ limit, offset }) => {
    const own = ids?.slice(offset, offset + limit);
    if (!own) return list({ limit, offset });
    return (await list({ limit, offset, ids: own })).sort((a, b) => own.indexOf(a.id) - own.indexOf(b.id));
  });
  return { ...page, found: { search, month, months: await listMonths(site, table) } };
}
