import type { Kysely, LogEvent } from "kysely";
import type { Config } from "~/server/configuration/config";
import { prepareDataDirectory } from "~/server/data-directory/find-unusable";
import { lockDataDirectory } from "~/server/data-directory/lock-data-directory";
import { openData, type OpenedData } from "~/server/data-directory/open-data";
import type { DataDirectory } from "~/server/data-directory/paths";
import { openDatabaseServer } from "~/server/database-server/open-database-server";
import type { Database } from "~db/schema";

interface EngineOptions {
  /** True when this process has the lock of the data directory. */
  alone?: boolean;
  /** If present, this process joins the site's instances. Called when another instance has changed public pages. */
  onChange?: () => Promise<void>;
  onQuery?: (event: LogEvent) => void;
  /** Receives the errors of lost connections to a database server. */
  onError?: (error: unknown) => void;
}

/** Opens the configured database with the newest schema. Throws CannotStart, with nothing changed. */
export async function openEngine(
  { databaseServer }: Pick<Config, "databaseServer">,
  places: DataDirectory,
  { alone = true, onQuery, ...on }: EngineOptions = {},
): Promise<OpenedData> {
  if (!databaseServer) return openData(places, { alone, onQuery });
  const engine = await openDatabaseServer(databaseServer, { onQuery, ...on });
  return { ...engine, safetyCopy: null, exclusive: null };
}

/** Runs `work` with the database of the configured site, which may be running. Throws CannotStart. */
export async function withDatabase(
  config: Pick<Config, "dataDir" | "databaseServer">,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const places = await prepareDataDirectory(config.dataDir);
  const lock = lockDataDirectory(places.lock);
  try {
    const { db } = await openEngine(config, places, { alone: lock !== null });
    await work(db).finally(() => db.destroy());
  } finally {
    lock?.release();
  }
}
