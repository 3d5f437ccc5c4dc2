/**
 * The pages that are the same for every visitor without a cookie, and the query parameters that each of them knows,
 * with the values that they may take. A new public page or parameter gets its line here, or is never kept.
 */
const cacheable: { path: RegExp; parameters: Record<string, RegExp> }[] = [
  { path: /^\/(?:social|faq)?$/, parameters: {} },
  { path: /^\/map$/, parameters: { pagina: /^[1-9]\d{0,3}$/ } },
  { path: /^\/map\/(?:[\w-]+|tappe\.json)$/, parameters: {} },
  { path: /^\/blog$/, parameters: { tutte: /^1$/, pagina: /^[1-9]\d{0,3}$/ } },
  { path: /^\/blog\/[\w-]+(?:\/foto\/\d{1,3})?$/, parameters: {} },
  { path: /^\/api(?:\/openapi\.json)?$/, parameters: {} },
  {
    path: /^\/api\/(?:locations-with-posts|blog-posts)$/,
    parameters: { limit: /^(?:[1-9]\d?|100)$/, before: /^[\w-]+$/ },
  },
  { path: /^\/api\/blog-posts\/[\w-]+$/, parameters: {} },
];

/**
 * The address under which a page is kept: its path and the parameters that it knows, in one order. Unknown parameters
 * are dropped, so that nobody can fill the memory with copies of one page. Null when the page is not kept at all.
 */
export function cacheKey(path: string, query: string): string | null {
  const page = cacheable.find((one) => one.path.test(path));
  if (!page) return null;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  if (given.has("_data")) return null;
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(page.parameters)) {
    const [first] = given.getAll(name);
    if (first === undefined) continue;
    if (!value.test(first)) return null;
    known.set(name, first);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
