import path from "node:path";
import { comparePages } from "./compare-pages.mjs";
import { compareDeadMail } from "./dead-mail.mjs";
import { fillTables } from "./fill-tables.mjs";
import { load } from "./load.mjs";
import { sendPhotos } from "./photos.mjs";
import { cpuTime, median, memory, start } from "./running.mjs";

export const password = "una-password-di-prova";
const starts = 5;
const traffic = 100_000;
/** What the site writes for other programs. */
const leaving = { feed: "/feed.atom", GPX: "/journey.gpx", KML: "/journey.kml", GeoJSON: "/journey.geojson" };

/** One site of one size, and everything that is measured on it. */
export class Bench {
  constructor(program, folder, size) {
    const env = { PORT: "0", DATA_DIR: folder, SUBMIT_LIMIT: "0", ADMIN_PASSWORD: password };
    const run = () => start(program[0], program.slice(1), env);
    Object.assign(this, { folder, size, run });
  }

  async measure({ everything }) {
    await (await this.run()).stop();
    const { article } = fillTables(path.join(this.folder, "site.db"), this.size);
    const firstAnswer = await this.firstAnswer();
    const pages = {
      home: "/",
      diary: "/blog?tutte=1",
      article: `/blog/${article}`,
      map: "/map",
      "API list": "/api/blog-posts?limit=20",
    };
    const compared = everything && (await this.on((site) => comparePages(site, pages, this.folder)));
    const idle = await this.on((site) => memory(site.pid));
    const rendered = await this.on((site) => this.rendered(site, pages));
    if (!everything) return { firstAnswer, idle, rendered };
    const mixed = await this.on((site) => this.mixed(site, pages));
    const photos = await this.on((site) => sendPhotos(site, Object.values(pages)));
    const stories = await compareDeadMail(this.run, this.folder);
    return { firstAnswer, idle, rendered, compared, mixed, photos, stories };
  }

  /** Starts the program anew and lets it answer once, for one measurement. */
  async on(measure) {
    const site = await this.run();
    try {
      await ask(site, "/");
      return await measure(site);
    } finally {
      await site.stop();
    }
  }

  /** Milliseconds from the start of the process to the last byte of its first page. */
  async firstAnswer() {
    const times = [];
    for (let n = 0; n < starts; n += 1) {
      const site = await this.run();
      await ask(site, "/");
      times.push(performance.now() - site.began);
      await site.stop();
    }
    return median(times);
  }

  /** Milliseconds of processor time for a page that is rendered for one visitor, and for the owner's lists. */
  async rendered(site, pages) {
    const login = await fetch(`http://127.0.0.1:${site.port}/api/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    const [cookie] = login.headers.getSetCookie().map((one) => one.split(";")[0]);
    const headers = `Cookie: ${cookie}\r\nAccept-Encoding: br\r\n`;
    const costs = {};
    for (const [name, address] of Object.entries({
      ...pages,
      ...leaving,
      stories: "/admin",
      articles: "/admin/articoli",
    })) {
      const once = { port: site.port, paths: [address], headers, connections: 2 };
      await load({ ...once, seconds: 1 });
      const before = cpuTime(site.pid);
      const { count } = await load({ ...once, seconds: 1.5 });
      costs[name] = (cpuTime(site.pid) - before) / count / 1000;
    }
    return costs;
  }

  /** Memory before, in the middle and at the end of 200,000 requests of all kinds. */
  async mixed(site, pages) {
    const paths = [
      ...Object.values(pages),
      "/favicon.svg",
      "/faq",
      "/blog/0123456789abcdef0123",
      "/api/nulla",
    ];
    const grown = [memory(site.pid)];
    for (let half = 0; half < 2; half += 1) {
      for (let sent = 0; sent < traffic;) {
        const some = { port: site.port, paths, seconds: 2, expected: null };
        sent += (await load({ ...some, headers: "Accept-Encoding: gzip\r\n" })).count;
        sent += (await load({ ...some, seconds: 0.2, headers: "Cookie: a=b\r\n", connections: 4 })).count;
      }
      grown.push(memory(site.pid));
    }
    return grown;
  }
}

async function ask({ port }, address) {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
}
