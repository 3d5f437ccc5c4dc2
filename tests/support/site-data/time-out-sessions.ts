import path from "node:path";
import Sqlite from "better-sqlite3";
import type { Site } from "~/domain/site";

const days = 24 * 60 * 60 * 1000;

/** Sets the last use of every session of this site to 31 days ago. */
export async function timeOutSessions({ db, now }: Pick<Site, "db" | "now">): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: longAgo(now()) })
    .execute();
}

/** Does the same for a program that runs on this data directory. */
export function timeOutSessionsIn(dataDir: string): void {
  const database = new Sqlite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  database.prepare("update sessions set last_seen_at = ?").run(longAgo(new Date()));
  database.close();
}

function longAgo(now: Date): string {
  return new Date(now.getTime() - 31 * days).toISOString();
}
