import { pathToFileURL } from "node:url";
import path from "node:path";
import { Bench, costOf, ownerHeaders, readingPages } from "./site-bench.mjs";
import { median, memory } from "./running.mjs";

const starts = 15;
const rounds = 5;

/**
 * Measures two versions in turns, so that other load affects both equally. Each version has the folder of its
 * checkout, with its own rows for the tables, and the command of its program. Returns arrays with one result for each
 * version.
 */
export async function compareVersions(versions, folder, size) {
  const benches = [];
  for (const [at, { checkout, program }] of versions.entries()) {
    const { fillTables } = await import(pathToFileURL(path.resolve(checkout, "bench/fill-tables.mjs")).href);
    const bench = new Bench(program, path.join(folder, `version ${at}`), size);
    await bench.fill(fillTables);
    benches.push(bench);
  }
  const started = await inTurns(benches, starts, (bench) => bench.timeStart());
  const rest = await inTurns(benches, 3, (bench) => bench.on((site) => memory(site.pid)));
  return {
    starts: started.map((those) => ({
      time: median(those.map(({ time }) => time)),
      processor: median(those.map(({ processor }) => processor)),
    })),
    rest: rest.map((those) => those.sort((one, other) => one.all - other.all)[1]),
    rendered: await compareRenders(benches),
  };
}

/** Runs `measure` on each item in turn, `rounds` times. Returns the results of each item. */
async function inTurns(those, rounds, measure) {
  const results = those.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of those.entries()) results[at].push(await measure(one));
  }
  return results;
}

/** Returns milliseconds of processor time for each page, by the page's name. */
async function compareRenders(benches) {
  const sites = [];
  try {
    for (const bench of benches) {
      const site = await bench.run();
      sites.push({ ...site, pages: readingPages(bench.article), headers: "" });
      Object.assign(sites.at(-1), { headers: await ownerHeaders(site.port) });
    }
    const costs = sites.map(() => ({}));
    for (const name of Object.keys(sites[0].pages)) {
      const those = await inTurns(sites, rounds, (site) =>
        costOf(site, site.pages[name], site.headers, { warm: 0.3, seconds: 0.7 }),
      );
      those.forEach((found, at) => (costs[at][name] = median(found)));
    }
    return costs;
  } finally {
    for (const site of sites) await site.stop();
  }
}
