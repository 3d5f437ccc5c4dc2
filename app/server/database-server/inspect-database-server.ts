import { pendingMigrations } from "~db/migrate";
import type { PostgresLibrary } from "~db/postgres/client-options";
import { openPostgres } from "~db/postgres/open-postgres";
import type { ServerAddress } from "~db/postgres/server-address";
import { cannotOpen, requireUsable } from "./open-database-server";

/** How many rows a database has. */
export interface ServerContents {
  stories: number;
  blogPosts: number;
  locations: number;
  photos: number;
}

/**
 * Counts what is in the database of a server, changing nothing; null when no site has been started on it. Throws
 * CannotStart for what the owner can fix.
 */
export async function inspectDatabaseServer(
  pg: PostgresLibrary,
  address: ServerAddress,
): Promise<ServerContents | null> {
  const db = openPostgres(pg, address);
  try {
    await requireUsable(db, address);
    const { applied } = await pendingMigrations(db);
    if (applied.length === 0) return null;
    const count = async (table: "stories" | "blog_posts" | "locations" | "photos") => {
      const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("rows"));
      return (await counted.executeTakeFirstOrThrow()).rows;
    };
    return {
      stories: await count("stories"),
      blogPosts: await count("blog_posts"),
      locations: await count("locations"),
      photos: await count("photos"),
    };
  } catch (error) {
    throw cannotOpen(error, address);
  } finally {
    await db.destroy();
  }
}
