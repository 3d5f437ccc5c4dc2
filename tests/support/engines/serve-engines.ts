import { serverVariable } from "./engine-of-tests";
import { startPostgres } from "./postgres";
import { startSwift, storeVariable } from "./swift";

/** Starts the PostgreSQL server and the S3 server before all tests of a run, and stops them afterwards. */
export default async function serveEngines(): Promise<() => Promise<void>> {
  const [server, swift] = await Promise.all([startPostgres(), startSwift()]);
  process.env[serverVariable] = server.url;
  process.env[storeVariable] = JSON.stringify(swift.settings);
  return async () => {
    await swift.close();
    await server.close();
  };
}
