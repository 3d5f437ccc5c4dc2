import type { Site } from "~/domain/site";

/** A page of a list by time, newest first: at most `limit` items, all older than the cursor. */
export interface CursorPage {
  limit?: number;
  olderThan?: Cursor;
}

/** The position of an item in a list by time. */
export interface Cursor {
  /** `YYYY-MM-DD`; stories and tags have none. */
  date: string | null;
  /** ISO-8601 UTC. */
  createdAt: string;
  id: string;
}

/** The cursor of the item with this id, hidden items included; null when there is none. */
export async function findCursor(
  { db }: Pick<Site, "db">,
  list: "stories" | "blog_posts" | "locations" | "tags",
  id: string,
): Promise<Cursor | null> {
  if (list === "stories" || list === "tags") {
    const undated = await db.selectFrom(list).select("created_at").where("id", "=", id).executeTakeFirst();
    return undated ? { date: null, createdAt: undated.created_at, id } : null;
  }
  const row = await db
    .selectFrom(list)
    .select(["date", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { date: row.date, createdAt: row.created_at, id } : null;
}
