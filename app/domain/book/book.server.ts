import * as z from "zod";
import { listFromBeginning } from "~/domain/blog-posts/blog-posts-queries.server";
import {
  type Book,
  type BookEntry,
  bookFormats,
  bookPhotos,
  longestBookTitle,
  longestDedication,
  maxBookPosts,
} from "./book";
import { type FieldValues, validated, mistake, optionalText } from "~/domain/forms/field-schemas";
import { readValue, writeValue } from "~/domain/key-values.server";
import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import { done } from "~/domain/result";
import type { Db, Site } from "~/domain/site";

const key = "book";
const unknown = mistake("unknown");
const malformed = mistake("malformed");

/** The rules for changes of the book. Absent fields stay. */
export const bookSchema = z
  .object({
    title: optionalText(longestBookTitle),
    dedication: optionalText(longestDedication),
    photos: z.enum(bookPhotos, unknown),
    format: z.enum(bookFormats, unknown),
    language: z.string(unknown).regex(/^[a-z]{2}$/, unknown),
    leftOut: z
      .array(z.string(malformed).max(40, malformed), malformed)
      .max(2000, mistake("too-many", { max: 2000 })),
  })
  .partial();

const initial: Book = {
  title: null,
  dedication: null,
  photos: "three",
  format: "a5",
  language: "it",
  leftOut: [],
};

/** Reads the owner's choices. Choices that this version does not know count as not made. */
export async function readBook(db: Site["db"]): Promise<Book> {
  const stored = bookSchema.safeParse(JSON.parse((await readValue(db, key)) ?? "{}"));
  return { ...initial, ...stored.data };
}

/** Stores changed choices for the book. Refused with "invalid" and the mistakes. */
export async function changeBook({ db }: Db, fields: FieldValues) {
  const parsed = validated(bookSchema, fields);
  if (!parsed.ok) return parsed;
  const changes = Object.fromEntries(Object.entries(parsed.value).filter(([, value]) => value !== undefined));
  const book = await db.transaction().execute(async (trx) => {
    const changed: Book = { ...(await readBook(trx)), ...changes };
    await writeValue(trx, key, JSON.stringify(changed));
    return changed;
  });
  return done(book);
}

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
export async function listBookPosts(
  { db }: Db,
  { leftOut, language }: Pick<Book, "leftOut" | "language">,
  year: string | null,
) {
  const out = new Set(leftOut);
  const posts = await listFromBeginning({ db }, { limit: Number.MAX_SAFE_INTEGER, offset: 0, language });
  const stops = db.selectFrom("locations").select("blog_post_id").where("visible", "=", 1);
  const numbers = new Map<string, number>();
  (await orderedBy(stops, dayColumns, "asc").execute()).forEach(({ blog_post_id: id }, index) => {
    if (id !== null && !numbers.has(id)) numbers.set(id, index + 1);
  });
  return posts
    .filter(({ id, date }) => !out.has(id) && (year === null || date.startsWith(year)))
    .map((post) => ({ ...post, stop: numbers.get(post.id) ?? null }));
}
