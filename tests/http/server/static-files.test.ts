import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
let styleSheet: string;
beforeAll(async () => {
  running = await siteInProcess();
  const home = await (await fetch(`${running.url}/`, { headers: { Cookie: "been=here" } })).text();
  styleSheet = /href="(\/build\/_assets\/site-\w+\.css)"/.exec(home)?.[1] ?? "";
});
afterAll(() => running.close());

function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(running.url, { path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", reject).end();
    },
  );
}

test("a file with a hashed name is sent small and kept for ever", async () => {
  const css = await readFile(`public${styleSheet}`);
  const plain = await ask(styleSheet);
  expect(plain.body.equals(css)).toBe(true);
  const brotli = await ask(styleSheet, { "Accept-Encoding": "br" });
  const gzipped = await ask(styleSheet, { "Accept-Encoding": "gzip" });
  expect(brotliDecompressSync(brotli.body).equals(css)).toBe(true);
  expect(gunzipSync(gzipped.body).equals(css)).toBe(true);
  expect(brotli.body.length).toBeLessThan(css.length / 3);
  for (const { headers } of [plain, brotli, gzipped]) {
    expect(headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toBe("Accept-Encoding");
  }
  expect((await ask(styleSheet, { "If-None-Match": String(plain.headers.etag) })).status).toBe(304);
});

test("a file whose name stays may change: it is asked for again after an hour", async () => {
  const icon = await ask("/favicon.svg");
  expect(icon.status).toBe(200);
  expect(icon.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  expect(icon.headers["cache-control"]).toBe("public, max-age=3600");
  expect((await ask("/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
});

test.each([
  "/../package.json",
  "/build/../../package.json",
  "/%2e%2e/package.json",
  "/build/",
  "/.git/config",
  `${"/favicon.svg"}.br`,
])("%s is not a file of the site", async (path) => {
  const answer = await ask(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toContain("node-linux");
});
