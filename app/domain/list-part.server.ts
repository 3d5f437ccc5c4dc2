import type { Site } from "./site";

/** Which part of a long list: at most `limit`, only what is older than an item of it. */
export interface ListPart {
  limit?: number;
  olderThan?: Listed;
}

/** The place of an item in a list by time. */
export interface Listed {
  /** ISO-8601 UTC. */
  createdAt: string;
  id: string;
}

/** Where an item stands in its list, also when visitors do not see it; null when there is none with this id. */
export async function findListed(
  { db }: Pick<Site, "db">,
  list: "stories" | "blog_posts" | "locations",
  id: string,
): Promise<Listed | null> {
  const row = await db.selectFrom(list).select("created_at").where("id", "=", id).executeTakeFirst();
  return row ? { createdAt: row.created_at, id } : null;
}
