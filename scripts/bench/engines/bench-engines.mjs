import path from "node:path";
import { engineSites } from "./engine-sites.mjs";
import { pageCosts } from "./page-costs.mjs";
import { startEngines } from "./start-engines.mjs";
import { storiesPerSecond } from "./stories-per-second.mjs";

/**
 * The same site on SQLite, on PostgreSQL, and on PostgreSQL with its photos in Swift: what its pages cost, and how many
 * stories it takes, there with one, two and three instances. Starts the engines, and ends them.
 */
export async function benchEngines(program, folder, size) {
  const engines = await startEngines(folder);
  const running = [];
  try {
    const sites = await engineSites(program, engines, folder, size);
    const { SQLite: first, "PostgreSQL, Swift": shared } = sites;
    for (const one of Object.values(sites)) running.push(await one.run());
    const costs = await pageCosts(running, engines, first);
    for (const name of ["two", "three"]) {
      running.push(await shared.run({ DATA_DIR: path.join(folder, name) }));
    }
    const [sqlite, postgres, ...three] = running;
    const stories = await storiesPerSecond(
      {
        SQLite: [sqlite],
        PostgreSQL: [postgres],
        "PostgreSQL, Swift": three.slice(0, 1),
        "two instances": three.slice(0, 2),
        "three instances": three,
      },
      engines,
    );
    return { names: Object.keys(sites), engines: Object.keys(engines.used), ...costs, stories };
  } finally {
    for (const instance of running) await instance.stop();
    await engines.close();
  }
}
