import { listFromBeginning } from "~/domain/blog-posts/blog-posts-queries.server";
import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { type Book, type BookEntry, maxBookPosts } from "./book";

/** Lists the published blog posts in the order of the journey, and whether they are in the book. */
export async function listBookEntries({ db }: Db, { leftOut }: Pick<Book, "leftOut">) {
  const published = db.selectFrom("blog_posts").where("published", "=", 1);
  const posts = published.select(["id", "title", "city", "date"]);
  const out = new Set(leftOut);
  const rows = await orderedBy(posts, dayColumns, "asc").execute();
  return rows.map((row) => ({ ...row, inBook: !out.has(row.id) }));
}

/** Returns the years of a book with too many blog posts, which is printed year by year. Null for a shorter book. */
export function yearsOfBook(entries: BookEntry[]): string[] | null {
  const inBook = entries.filter(({ inBook }) => inBook);
  if (inBook.length <= maxBookPosts) return null;
  return [...new Set(inBook.map(({ date }) => date.slice(0, 4)))];
}

/** Lists the blog posts of the book in the order of the journey. `year`: only the posts of that year. */
export async function listBookPosts({ db }: Db, { leftOut }: Pick<Book, "leftOut">, year: string | null) {
  const out = new Set(leftOut);
  const posts = await listFromBeginning({ db }, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  const stops = db.selectFrom("locations").select("blog_post_id").where("visible", "=", 1);
  const numbers = new Map<string, number>();
  (await orderedBy(stops, dayColumns, "asc").execute()).forEach(({ blog_post_id: id }, index) => {
    if (id !== null && !numbers.has(id)) numbers.set(id, index + 1);
  });
  return posts
    .filter(({ id, date }) => !out.has(id) && (year === null || date.startsWith(year)))
    .map(({ id, title, city, country, date, content, authorName, language, photos }) => ({
      ...{ id, title, city, country, date, content, authorName, language, photos },
      stop: numbers.get(id) ?? null,
    }));
}
