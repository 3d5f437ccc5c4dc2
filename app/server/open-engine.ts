import type { LogEvent } from "kysely";
import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import { openData, type OpenedData } from "~/server/data-directory/open-data";
import { openDatabaseServer } from "~/server/database-server/open-database-server";

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
