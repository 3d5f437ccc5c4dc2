import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { load, percentile } from "./load.mjs";
import { startNginx } from "./nginx.mjs";
import { cpuTime, median, ownCpuTime, start } from "./running.mjs";

const headers = "Accept-Encoding: br\r\n";
const rounds = 5;
const seconds = 0.7;
const steady = { rate: 500, seconds: 3 };

/**
 * Compares cached pages with plain `node:http` and nginx sending the same bytes. Measures processor time, answers per
 * second, and the time of an answer at a fixed rate. `pages` has addresses by name.
 */
export async function comparePages(site, pages, folder) {
  const answers = {};
  for (const address of Object.values(pages)) answers[address] = await answerOf(site.port, address);
  const file = path.join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const raw = await start(process.execPath, [new URL("raw-server.mjs", import.meta.url).pathname, file]);
  const nginx = await startNginx(folder, answers);
  const servers = { giramondo: site, "node:http": raw, ...(nginx && { nginx: { ...nginx, used: cpuTime } }) };

  const rows = [];
  try {
    const warm = { seconds: 3, headers, paths: Object.values(pages) };
    for (const { port } of Object.values(servers)) await load({ ...warm, port });
    for (const [name, address] of [...Object.entries(pages), ["304", pages.home]]) {
      const known = name === "304";
      const tags = await Promise.all(
        Object.values(servers).map(({ port }) => (known ? tagOf(port, address) : null)),
      );
      const results = Object.keys(servers).map(() => []);
      for (let round = -1; round < rounds; round += 1) {
        for (const [n, server] of Object.values(servers).entries()) {
          const asked = known ? `${headers}If-None-Match: ${tags[n]}\r\n` : headers;
          const one = await busy(server, address, asked, known ? 304 : 200);
          if (round >= 0) results[n].push(one);
        }
      }
      const calm = await load({ ...steady, port: site.port, paths: [address], headers, connections: 16 });
      rows.push({
        name,
        bytes: known ? 0 : Buffer.from(answers[address].body, "base64").length,
        cpu: results.map((those) => median(those.map(({ cpu }) => cpu))),
        rate: results.map((those) => median(those.map(({ rate }) => rate))),
        p50: percentile(calm.times, 0.5),
        p99: percentile(calm.times, 0.99),
      });
    }
  } finally {
    await raw.stop();
    await nginx?.stop();
  }
  return { servers: Object.keys(servers), rows };
}

/**
 * Requests one address as fast as possible. Returns microseconds of processor time per answer, and answers per
 * second.
 */
async function busy({ port, pid, used = ownCpuTime }, address, asked, expected) {
  const before = used(pid);
  const { count, unexpected } = await load({ port, paths: [address], seconds, headers: asked, expected });
  if (unexpected.size > 0) throw new Error(`${address}: ${JSON.stringify([...unexpected])}`);
  return { cpu: (used(pid) - before) / count, rate: count / seconds };
}

/** Returns the bytes of a response without the headers that each server adds. */
function answerOf(port, address) {
  return new Promise((resolve, reject) => {
    const asked = { port, path: address, headers: { "Accept-Encoding": "br" } };
    get(asked, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const pairs = Object.entries(answer.headers).filter(
        ([name]) => !/^(?:date|connection|keep-alive)$/.test(name),
      );
      resolve({ headers: pairs.flat(), body: body.toString("base64") });
    }).on("error", reject);
  });
}

async function tagOf(port, address) {
  const { headers } = await answerOf(port, address);
  return headers[headers.indexOf("etag") + 1];
}
