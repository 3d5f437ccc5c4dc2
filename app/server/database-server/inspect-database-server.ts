import { requireUsable } from "./open-database-server";
import { type DatabaseServer, isSiteThere, withDatabaseServer } from "./with-database-server";

/**
 * Counts what is in the database of a server, changing nothing; null when no site has been started on it. Throws
 * CannotStart for what the owner can fix.
 */
export function inspectDatabaseServer(server: DatabaseServer) {
  return withDatabaseServer(server, async (db) => {
    await requireUsable(db, server.address);
    if (!(await isSiteThere(db))) return null;
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
  });
}
