import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { load } from "./load.mjs";
import { median, ownCpuTime, start } from "./running.mjs";

const headers = "Accept-Encoding: br\r\n";
const rounds = 5;
const seconds = 0.7;

/**
 * Compares cached pages with a plain `node:http` server that sends the same bytes, by processor time. `pages` has
 * addresses by name.
 */
export async function comparePages(site, pages, folder) {
  const answers = {};
  for (const address of Object.values(pages)) answers[address] = await answerOf(site.port, address);
  const file = path.join(folder, "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const raw = await start(process.execPath, [new URL("raw-server.mjs", import.meta.url).pathname, file]);
  const servers = [site, raw];
  const rows = [];
  try {
    const warm = { seconds: 3, headers, paths: Object.values(pages) };
    for (const { port } of servers) await load({ ...warm, port });
    for (const [name, address] of [...Object.entries(pages), ["304", pages.home]]) {
      const known = name === "304";
      const tag = answers[address].headers[answers[address].headers.indexOf("etag") + 1];
      const asked = known ? `${headers}If-None-Match: ${tag}\r\n` : headers;
      const results = servers.map(() => []);
      for (let round = -1; round < rounds; round += 1) {
        for (const [n, server] of servers.entries()) {
          const one = await busy(server, address, asked, known ? 304 : 200);
          if (round >= 0) results[n].push(one);
        }
      }
      rows.push({
        name,
        bytes: known ? 0 : Buffer.from(answers[address].body, "base64").length,
        cpu: results.map(median),
      });
    }
  } finally {
    await raw.stop();
  }
  return rows;
}

/** Requests one address as fast as possible. Returns microseconds of processor time per answer. */
async function busy({ port, pid }, address, asked, expected) {
  const before = ownCpuTime(pid);
  const count = await load({ port, paths: [address], seconds, headers: asked, expected });
  return (ownCpuTime(pid) - before) / count;
}

/** Returns the bytes of a response without the headers that each server adds. */
function answerOf(port, address) {
  return new Promise((resolve, reject) => {
    const asked = { port, path: address, headers: { "Accept-Encoding": "br" } };
    get(asked, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { date, connection, "keep-alive": alive, ...headers } = answer.headers;
      resolve({ headers: Object.entries(headers).flat(), body: body.toString("base64") });
    }).on("error", reject);
  });
}
