import path from "node:path";
import { comparePages } from "./compare-pages.mjs";
import { fillTables } from "./fill-tables.mjs";
import { load } from "./load.mjs";
import { freePort } from "../scripts/setup/free-port.mjs";
import { median, memory, ownCpuTime, ownerCookie, password, start, timeStart } from "./running.mjs";

const starts = 5;
/** The addresses for other programs. */
const leaving = { feed: "/feed.atom", GPX: "/journey.gpx", KML: "/journey.kml", GeoJSON: "/journey.geojson" };

/** The cached pages that everybody sees, by name. */
export const pagesAround = (article) => ({
  home: "/",
  diary: "/blog?tutte=1",
  article: `/blog/${article}`,
  map: "/map",
  "API list": "/api/blog-posts?limit=20",
});

/** The pages whose rendering is measured, by name: public pages and the owner's lists. */
export const readingPages = (article) => ({
  ...pagesAround(article),
  stories: "/admin",
  articles: "/admin/articoli",
  book: "/admin/libro/stampa",
});

/**
 * Returns the milliseconds of processor time of one answer. It requests an address for `warm` seconds first, then
 * measures for the given number of seconds.
 */
export async function costOf({ port, pid }, address, headers, { warm, seconds }) {
  const asked = { port, paths: [address], headers, connections: 2 };
  await load({ ...asked, seconds: warm });
  const before = ownCpuTime(pid);
  const count = await load({ ...asked, seconds });
  return (ownCpuTime(pid) - before) / count / 1000;
}

/** Returns the headers of a request by the signed-in owner. */
export const ownerHeaders = async (port) => `Cookie: ${await ownerCookie(port)}\r\nAccept-Encoding: br\r\n`;

/** A site of one size, and all measurements on it. */
export class Bench {
  constructor(program, folder, size) {
    const env = { PORT: "0", DATA_DIR: folder, SUBMIT_LIMIT: "0", ADMIN_PASSWORD: password };
    const run = (more) => start(program[0], program.slice(1), { ...env, ...more });
    Object.assign(this, { program, folder, size, env, run });
  }

  /** Creates the site and inserts rows into its tables. */
  async fill(fillTables) {
    await (await this.run()).stop();
    this.article = fillTables(path.join(this.folder, "site.db"), this.size).article;
  }

  async measure({ compared }) {
    await this.fill(fillTables);
    return {
      firstAnswer: await this.firstAnswer(),
      compared:
        compared && (await this.on((site) => comparePages(site, pagesAround(this.article), this.folder))),
      idle: await this.on((site) => memory(site.pid)),
      rendered: await this.on((site) => this.rendered(site)),
    };
  }

  /** Starts the program for one measurement and lets it answer once before. */
  async on(measure) {
    const site = await this.run();
    try {
      await ask(site, "/");
      return await measure(site);
    } finally {
      await site.stop();
    }
  }

  /**
   * Returns the milliseconds from the start of the process to the last byte of its first page, and of processor time
   * until then.
   */
  async firstAnswer() {
    const timed = [];
    for (let n = 0; n < starts; n += 1) timed.push(await this.timeStart());
    return {
      time: median(timed.map(({ time }) => time)),
      processor: median(timed.map((one) => one.processor)),
    };
  }

  /** Measures one start. */
  async timeStart() {
    const [command, ...args] = this.program;
    return timeStart(command, args, this.env, await freePort());
  }

  /**
   * Returns the milliseconds of processor time for pages that are rendered for one visitor, and for the owner's
   * lists.
   */
  async rendered(site) {
    const headers = await ownerHeaders(site.port);
    const costs = {};
    for (const [name, address] of Object.entries({ ...readingPages(this.article), ...leaving })) {
      costs[name] = await costOf(site, address, headers, { warm: 1, seconds: 1.5 });
    }
    return costs;
  }
}

async function ask({ port }, address) {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
}
