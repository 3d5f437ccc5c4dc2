import type { Kysely } from "kysely";
import type { Config } from "~/server/configuration/config";
import { lockDataDirectory } from "~/server/data-directory/lock-data-directory";
import { prepareDataDirectory } from "~/server/data-directory/find-unusable";
import { openEngine } from "~/server/open-engine";
import type { Database } from "~db/schema";

/** Runs `work` with the database of the configured site, which may be running. Throws CannotStart. */
export async function withDatabase(
  config: Pick<Config, "dataDir" | "databaseServer">,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const places = prepareDataDirectory(config.dataDir);
  const lock = lockDataDirectory(places.lock);
  try {
    const { db } = await openEngine(config, places, { alone: lock !== null });
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    lock?.release();
  }
}
