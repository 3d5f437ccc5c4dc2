import { dayColumns, orderedBy } from "~/domain/pagination/cursor.server";
import type { Db } from "~/domain/site";
import { foldText } from "~/domain/stories/stories-queries.server";
import type { Day } from "~db/schema";

/** The texts that a search reads. */
const searched = {
  blog_posts: ["title", "author_name", "city", "country", "content"],
  locations: ["name", "city", "country", "description"],
} as const;
type Listed = keyof typeof searched;

/** Returns the months of blog posts or locations (`YYYY-MM`), newest first. */
export async function listMonths({ db }: Db, table: Listed): Promise<string[]> {
  const days = db
    .selectFrom(table as "blog_posts")
    .select("date")
    .distinct();
  const rows = await days.orderBy("date", "desc").execute();
  return [...new Set(rows.map(({ date }) => date.slice(0, 7)))];
}

/** Finds the ids of those of a month (`YYYY-MM`, or empty) that have every word of a search, newest first. */
export async function findListed(
  { db }: Db,
  table: Listed,
  { search, month }: Record<"search" | "month", string>,
) {
  const columns = ["id", ...searched[table]] as "id"[];
  let query = db.selectFrom(table as "blog_posts").select(columns);
  if (month !== "") query = query.where("date", ">=", month as Day).where("date", "<=", `${month}-99` as Day);
  const rows = await orderedBy(query, dayColumns, "desc").execute();
  const words = foldText(search).split(" ");
  return rows.flatMap(({ id, ...texts }) => {
    const text = foldText(Object.values(texts).join("\n"));
    return words.every((word) => text.includes(word)) ? id : [];
  });
}
