import path from "node:path";
import { untilIdle } from "../running.mjs";
import { engineSites } from "./engine-sites.mjs";
import { keptPages, renderedPages, sentPhotos } from "./page-costs.mjs";
import { printCosts, printKept, printStories } from "./print-engines.mjs";
import { startEngines } from "./start-engines.mjs";
import { storiesPerSecond } from "./stories-per-second.mjs";

/**
 * The same site on SQLite, on PostgreSQL, and on PostgreSQL with its photos in Swift: prints what its pages cost, and how
 * many stories it takes, there with one, two and three instances. Starts the engines, and ends them.
 */
export async function benchEngines(program, folder, size) {
  const engines = await startEngines(folder);
  const running = [];
  const end = async () => {
    for (const instance of running) await instance.stop();
    await engines.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void end().finally(() => process.exit(1)));
  }
  try {
    const sites = await engineSites(program, engines, folder, size);
    const { SQLite: first, "PostgreSQL, Swift": shared } = sites;
    for (const one of Object.values(sites)) running.push(await one.run());
    for (const { pid } of running) await untilIdle(pid);
    const names = { sites: Object.keys(sites), engines: Object.keys(engines.used) };
    printKept(names, await keptPages(running, first.article));
    printCosts(names, "rendered", await renderedPages(running, engines, first.article));
    printCosts(names, "photo", await sentPhotos(running, engines, first.withPhotos));
    for (const name of ["two", "three"]) {
      running.push(await shared.run({ DATA_DIR: path.join(folder, name) }));
    }
    const [sqlite, postgres, ...three] = running;
    const groups = {
      SQLite: [sqlite],
      PostgreSQL: [postgres],
      "PostgreSQL, Swift": three.slice(0, 1),
      "two instances": three.slice(0, 2),
      "three instances": three,
    };
    printStories(names, await storiesPerSecond(groups, engines));
  } finally {
    await end();
  }
}
