import { ownerHeaders, pagesAround, readingPages } from "../bench.mjs";
import { busy } from "../compare-pages.mjs";
import { inTurns } from "../compare-versions.mjs";
import { load, percentile } from "../load.mjs";
import { ownCpuTime } from "../running.mjs";

const rounds = 5;
const headers = "Accept-Encoding: br\r\n";

/** Microseconds of processor time of the instance for each cached page, on each of the running sites in turn. */
export async function keptPages(sites, article) {
  const rows = [];
  const pages = pagesAround(article);
  for (const { port } of sites) await load({ port, paths: Object.values(pages), headers, seconds: 3 });
  for (const [name, address] of Object.entries(pages)) {
    const found = await inTurns(sites, rounds, (site) => busy(site, address, headers, 200));
    rows.push({ name, cpu: found.map((those) => Math.min(...those.map(({ cpu }) => cpu))) });
  }
  return rows;
}

/**
 * What a page costs that is rendered for one visitor, on each of the running sites in turn: milliseconds of processor
 * time of the `instance` and of each engine, and until the answer is there, to one visitor at a time (`time`).
 */
export async function renderedPages(sites, engines, article) {
  const signedIn = [];
  for (const site of sites) signedIn.push({ ...site, headers: await ownerHeaders(site) });
  const rows = [];
  for (const [name, address] of Object.entries(readingPages(article))) {
    rows.push({ name, costs: await costs(signedIn, address, engines) });
  }
  return rows;
}

/** The same of the smallest and of the largest file of an article's photo. */
export async function sentPhotos(sites, engines, article) {
  const rows = [];
  for (const { name, address } of await photosOf(sites[0], article)) {
    rows.push({ name, costs: await costs(sites, address, engines) });
  }
  return rows;
}

/** What one address costs on each site, the least of all rounds: other work on the machine only adds to it. */
async function costs(sites, address, engines) {
  const found = await inTurns(sites, rounds, (site) => costOf(site, address, engines));
  return found.map((those) => {
    const least = (name) => Math.min(...those.map((one) => one[name]));
    return Object.fromEntries(Object.keys(those[0]).map((name) => [name, least(name)]));
  });
}

async function costOf(site, address, engines) {
  const asked = { port: site.port, paths: [address], headers: site.headers, connections: 2 };
  await load({ ...asked, seconds: 0.2 });
  const meters = { instance: () => ownCpuTime(site.pid), ...engines.used };
  const before = Object.values(meters).map((used) => used());
  const { count, unexpected } = await load({ ...asked, seconds: 0.5 });
  if (unexpected.size > 0) throw new Error(`${address}: ${JSON.stringify([...unexpected])}`);
  const cost = Object.fromEntries(
    Object.entries(meters).map(([name, used], at) => [name, (used() - before[at]) / count / 1000]),
  );
  const { times } = await load({ ...asked, connections: 1, seconds: 0.3 });
  return { ...cost, time: percentile(times, 0.5) };
}

/** The smallest and the largest file of an article's photo. */
async function photosOf({ port }, article) {
  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(`${url}/blog/${article}`)).text();
  const files = [];
  for (const [address] of page.matchAll(/\/uploads\/[^"'?\s,]+\.webp/g)) {
    const bytes = (await (await fetch(url + address)).arrayBuffer()).byteLength;
    files.push({ address, bytes, name: `photo, ${Math.round(bytes / 1000)} kB` });
  }
  files.sort((one, other) => one.bytes - other.bytes);
  return [files[0], files.at(-1)];
}
