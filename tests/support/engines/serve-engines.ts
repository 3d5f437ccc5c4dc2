import { serverVariable } from "./engine-of-tests";
import { startPostgres } from "./postgres";
import { startSwift, storeVariable } from "./swift";

/** Starts the PostgreSQL server and the S3 server of a run of the tests, before them all, and ends them after them. */
export default async function serveEngines(): Promise<() => Promise<void>> {
  const [server, swift] = await Promise.all([startPostgres(), startSwift()]);
  process.env[serverVariable] = server.url;
  process.env[storeVariable] = JSON.stringify(swift.settings);
  return async () => {
    await swift.close();
    await server.close();
  };
}
