import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages, prefixOf } from "~/text/languages.server";
import { balancers } from "../support/deploy/balancer";
import { proxies, type Proxy, siteName } from "../support/deploy/proxy";
import { visit } from "../support/deploy/visit";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { runProgram, type RunningProgram } from "../support/run-program";

const executable = path.resolve(`dist/giramondo-linux-${process.arch}`);
const secret = "0123456789abcdef".repeat(3).slice(0, 40);
const receipts = languages
  .map(prefixOf)
  .flatMap((prefix) => [
    `${prefix}/ricevuta/${secret}`,
    `${prefix}/RICEVUTA//${secret}/foto/1?x=${secret}`,
    `${prefix}/%72icevuta/${secret}/ritira`,
  ]);

/** Proxies with one instance behind them, and balancers with three. */
const starts: [
  string,
  (given: { folder: string; http: number; https: number; site: string }) => Promise<Proxy>,
][] = [
  ...Object.entries(proxies).map(
    ([name, start]) =>
      [name, ({ site, ...given }) => start({ ...given, upstream: site })] as (typeof starts)[number],
  ),
  ...Object.entries(balancers).map(
    ([name, start]) =>
      [
        `${name} as a balancer`,
        ({ site, ...given }) => start({ ...given, instances: [site, site, site] }),
      ] as (typeof starts)[number],
  ),
];

describe.each(starts)("behind %s", (_, start) => {
  let folder: string;
  let site: RunningProgram;
  let proxy: Proxy;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "giramondo-receipts-"));
    const [http, https] = [await freePort(), await freePort()];
    site = await runProgram({
      executable,
      dataDir: path.join(folder, "data"),
      environment: { PUBLIC_URL: `https://${siteName}:${https}`, TRUST_PROXY: "1" },
    });
    const { port } = new URL(site.url);
    proxy = await start({ folder, http, https, site: `127.0.0.1:${port}` });
  });
  afterEach(async () => {
    await proxy.stop();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  async function askForReceipts() {
    const asked = [
      ...receipts.map((address) => visit(proxy, address)),
      ...receipts.map((address) => visit(proxy, address, { body: new URLSearchParams({ story: "Ciao" }) })),
      ...receipts.map((address) => visit(proxy, address, { plain: true })),
      visit(proxy, "/blog?tutte=1"),
    ];
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  it("no log has a receipt's secret, while the site answers and while it is away", async () => {
    const referer = { headers: { Referer: `https://${siteName}/en/ricevuta/${secret}` } };
    expect((await visit(proxy, "/faq", referer)).status).toBe(200);
    const answers = await askForReceipts();
    expect(answers.at(-1)).toBe(200);
    expect(answers.every((status) => status < 500)).toBe(true);
    await site.stop();
    const away = (await askForReceipts()).filter((status) => status >= 502);
    expect(away.length).toBeGreaterThanOrEqual(2 * receipts.length);
    // The error log must mention the missing site. There is no log of requests.
    await expect
      .poll(() => proxy.errors(), { timeout: 30_000 })
      .toMatch(/connection refused|no live upstreams|no servers are available/i);
    await proxy.stop();
    const logs = { errors: proxy.errors(), site: site.output().log };
    expect(linesWith("/blog", logs.site)).not.toEqual([]);
    for (const [log, text] of Object.entries(logs)) {
      expect(linesWith(secret.slice(0, 16), text), log).toEqual([]);
    }
  });

  it("shows its page in five languages, each named, while the site is away", async () => {
    await site.stop();
    const away = await visit(proxy, "/fr/submit");
    expect(away.status).toBe(503);
    expect(away.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(away.headers["retry-after"]).toBe("30");
    expect(away.headers["referrer-policy"]).toBe("no-referrer");
    expect(away.text).toContain('<html lang="it">');
    expect([...away.text.matchAll(/<p lang="(..)">/g)].map(([, language]) => language)).toEqual(
      languages.slice(1),
    );
    expect(linesOf(away.text)).toEqual(linesOf(readFileSync("deploy/Caddyfile", "utf8")));
  });
});

function linesWith(word: string, log: string): string[] {
  return log.split("\n").filter((line) => line.includes(word));
}

/** Returns the sentences of the page in all languages. */
function linesOf(text: string): string[] {
  return text.match(/<p(?: lang="..")?>[^<]*<\/p>/g) ?? [];
}
