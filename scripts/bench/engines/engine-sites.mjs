import { spawnSync } from "node:child_process";
import path from "node:path";
import { Bench, password } from "../bench.mjs";
import { fillByCalls } from "../fill-by-calls.mjs";
import { fillTables } from "../fill-tables.mjs";

/**
 * Three sites with the same rows and the same photos, as benches by their names: SQLite and a directory, PostgreSQL and
 * a directory, PostgreSQL and Swift. The first is filled; the others get its backup.
 */
export async function engineSites(program, engines, folder, size) {
  const own = (name) => path.join(folder, name);
  const sites = {
    SQLite: new Bench(program, own("sqlite"), size),
    PostgreSQL: new Bench(program, own("postgres"), size, await engines.database()),
    "PostgreSQL, Swift": new Bench(program, own("swift"), size, {
      ...(await engines.database()),
      ...(await engines.bucket()),
    }),
  };
  const [first, ...others] = Object.values(sites);
  await first.fill(fillTables);
  const withPhotos = await first.on((site) => fillByCalls(site, password, 1));
  const archive = own("site.tar.gz");
  run(first, "backup", archive);
  for (const other of others) {
    run(other, "restore", "--force", archive);
    await engines.analyze(other.env.DATABASE_URL);
  }
  for (const one of Object.values(sites)) Object.assign(one, { article: first.article, withPhotos });
  return sites;
}

/** Runs a command of the program on a site that is not running. */
function run({ program: [command, ...first], env }, ...words) {
  const ended = spawnSync(command, [...first, ...words], { env, encoding: "utf8" });
  if (ended.status !== 0) throw new Error(`${words[0]}: ${ended.stderr}`);
}
