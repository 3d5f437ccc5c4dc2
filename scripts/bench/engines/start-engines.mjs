import { enginePackages, ensurePrograms } from "../../setup/debian-packages.mjs";
import { cpuTime, ownCpuTime } from "../running.mjs";
import { importTypeScript } from "./import-typescript.mjs";

/** As Debian installs it: a commit is on disk when it returns. */
const durable = ["max_connections=100", "shared_buffers=128MB"];

/**
 * Starts the servers of the tests: PostgreSQL, with fsync, and Swift. Answers what makes an empty database and an empty
 * bucket, as settings of a site; `analyze`, by which PostgreSQL gets to know a database that was just filled; the
 * processor time that each server has `used` until now, in microseconds; and `close`.
 */
export async function startEngines(folder) {
  ensurePrograms(enginePackages);
  const { startPostgres, newDatabase, ask } = await importTypeScript(
    "tests/support/engines/postgres.ts",
    folder,
  );
  const { startSwift, newBucket, storeVariable, bucketEnvironment } = await importTypeScript(
    "tests/support/engines/swift.ts",
    folder,
  );
  const postgres = await startPostgres({ settings: durable });
  const swift = await startSwift().catch(async (error) => {
    await postgres.close();
    throw error;
  });
  process.env[storeVariable] = JSON.stringify(swift.settings);
  return {
    database: async () => ({ DATABASE_URL: (await newDatabase(postgres.url)).url }),
    bucket: async () => bucketEnvironment(await newBucket()),
    analyze: (url) => ask(url, "analyze"),
    used: {
      PostgreSQL: () => cpuTime(postgres.pid()),
      Swift: () => swift.pids.reduce((sum, pid) => sum + ownCpuTime(pid), 0),
    },
    close: async () => {
      await swift.close();
      await postgres.close();
    },
  };
}
