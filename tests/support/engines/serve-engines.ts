import { serverVariable } from "./engine-of-tests";
import { startPostgres } from "./postgres";

/** Starts the PostgreSQL server of a run of the tests, before them all, and ends it after them. */
export default async function serveEngines(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env[serverVariable] = server.url;
  return server.close;
}
