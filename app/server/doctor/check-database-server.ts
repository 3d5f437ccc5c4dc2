import { CannotStart } from "~/server/user-errors";
import { contentsText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import type { ServerAddress } from "~db/postgres/server-address";
import { type Finding, note, problem, well } from "./finding";
import {
  isSiteThere,
  requireUsable,
  withDatabaseServer,
} from "~/server/database-server/open-database-server";

/** Checks that the database server answers, and that its database has this version or the one before. */
export async function checkDatabaseServer(address: ServerAddress): Promise<Finding[]> {
  try {
    const contents = await inspectDatabaseServer(address);
    return [
      contents ? well(doctorText.databaseAnswers(contentsText(contents))) : note(doctorText.noDatabase),
    ];
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [problem(error.message)];
  }
}

/**
 * Counts the contents of a server's database, without changing it. Null when the database has no site. Throws
 * CannotStart for problems that the owner can fix.
 */
function inspectDatabaseServer(server: ServerAddress) {
  return withDatabaseServer(server, async (db) => {
    await requireUsable(db, server);
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
