import * as z from "zod";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import {
  type Book,
  type BookEntry,
  type BookPost,
  bookFormats,
  bookPhotos,
  longestBookTitle,
  longestDedication,
  maxBookPosts,
} from "./book";
import { isDay } from "~/domain/day";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { type FieldValues, validated, failsWith, optionalText } from "~/domain/fields/field-schemas";
import { type JourneyNumbers, daysFrom } from "~/domain/journey/journey-numbers";
import { readValue, writeValue } from "~/domain/key-values.server";
import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";

type Shown = Pick<Site, "db" | "pages">;

const key = "book";
const unknown = failsWith("unknown");
const malformed = failsWith("malformed");

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
      .max(2000, failsWith("too-many", { max: 2000 })),
    open: z.boolean(failsWith("not-a-boolean")),
  })
  .partial();

const initial: Book = {
  title: null,
  dedication: null,
  photos: "three",
  format: "a5",
  language: "it",
  leftOut: [],
  open: false,
};

/** Reads the owner's choices. Choices that this version does not know count as not made. */
export async function readBook(db: Site["db"]): Promise<Book> {
  const stored = bookSchema.safeParse(JSON.parse((await readValue(db, key)) ?? "{}"));
  return { ...initial, ...stored.data };
}

/** Stores changed choices for the book. Refused with "invalid" and the mistakes; `others` are those of a form. */
export async function changeBook({ db, pages }: Shown, fields: FieldValues, others: FieldErrors = {}) {
  const parsed = validated(bookSchema, fields);
  if (!parsed.ok) return refused("invalid", { ...parsed.fieldErrors, ...others });
  if (Object.keys(others).length > 0) return refused("invalid", others);
  const changes = Object.fromEntries(Object.entries(parsed.value).filter(([, value]) => value !== undefined));
  const { before, book } = await db.transaction().execute(async (trx) => {
    const before = await readBook(trx);
    const book: Book = { ...before, ...changes };
    await writeValue(trx, key, JSON.stringify(book));
    return { before, book };
  });
  if (before.open || book.open) await pages.clear();
  return done(book);
}

/** The same by the owner's form: only the posts of these days are in the book, all or none (`which`), or one is out or in. */
export async function chooseBook(site: Shown, fields: Partial<Record<string, string>>) {
  const { from = "", to = "", which, leaveOut, takeIn } = fields;
  if (!which && !leaveOut && !takeIn && from === "" && to === "") return changeBook(site, fields);
  const mistakes: FieldErrors = {};
  if (from !== "" && !isDay(from)) mistakes.from = [{ code: "malformed" }];
  if (to !== "" && !isDay(to)) mistakes.to = [{ code: "malformed" }];
  else if (to !== "" && to < from) mistakes.to = [{ code: "before-start" }];
  const book = await readBook(site.db);
  const published = await listBookEntries(site, book);
  const isOut = ({ id, date, inBook }: BookEntry) => {
    if (which) return which === "none";
    if (id === leaveOut || id === takeIn) return id === leaveOut;
    return from === "" && to === "" ? !inBook : date < from || (to !== "" && date > to);
  };
  // Hidden posts that were left out stay so until the owner wants all.
  const known = new Set(published.map(({ id }) => id));
  const hidden = which === "all" ? [] : book.leftOut.filter((id) => !known.has(id));
  const leftOut = [...hidden, ...published.filter(isOut).map(({ id }) => id)];
  return changeBook(site, { ...fields, leftOut }, mistakes);
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

/**
 * Returns the first and the last day of a book. One that begins or ends with the diary does so with the journey, too.
 * `days`: how many they are, for the whole journey. An empty book has no days: "".
 */
export function daysOfBook(entries: BookEntry[], numbers: JourneyNumbers, year: string | null = null) {
  const isIn = (entry?: BookEntry) => entry?.inBook && (year === null || entry.date.startsWith(year));
  const [begins, ends] = [isIn(entries[0]), isIn(entries.at(-1))];
  const days = entries.filter(isIn).map(({ date }) => date);
  const latest = (numbers.phase === "over" ? numbers.last : numbers.latest?.date) ?? "";
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const start = begins && numbers.first < first ? numbers.first : first;
  const end = ends && latest > last ? latest : last;
  return { start, end, days: begins && ends ? daysFrom(start, end) : numbers.days };
}

/** Returns the ids of the blog posts in the book. `year`: only those of that year. */
export function idsOfBook(entries: BookEntry[], year: string | null): string[] {
  const isIn = ({ inBook, date }: BookEntry) => inBook && (year === null || date.startsWith(year));
  return entries.filter(isIn).map(({ id }) => id);
}

/** Lists these published blog posts in this order, as readers of a language see them. */
export async function listBookPosts(site: Shown, ids: string[], language: string): Promise<BookPost[]> {
  const found = ids.length === 0 ? [] : await listBlogPosts(site, { publishedOnly: true, ids, language });
  const posts = new Map(found.map((post) => [post.id, post]));
  const stops = await numbersOfStops(site);
  return ids
    .flatMap((id) => posts.get(id) ?? [])
    .map((post) => ({ ...post, stop: stops.get(post.id) ?? null }));
}

/** Returns the numbers of the stops by their blog posts. They are read once until data change. */
function numbersOfStops({ db, pages }: Shown): Promise<Map<string, number>> {
  return pages.once("numbers-of-stops", async () => {
    const stops = db.selectFrom("locations").select("blog_post_id").where("visible", "=", 1);
    const numbers = new Map<string, number>();
    (await orderedBy(stops, dayColumns, "asc").execute()).forEach(({ blog_post_id: id }, index) => {
      if (id !== null && !numbers.has(id)) numbers.set(id, index + 1);
    });
    return numbers;
  });
}
