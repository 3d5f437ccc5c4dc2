import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishedPhoto } from "../../support/site-data/published-photo";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
let photo: string;
beforeAll(async () => {
  running = await siteInProcess();
  photo = await publishedPhoto(running.site, Buffer.from("a picture"));
});
afterAll(() => running.close());

function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; tag: string; bytes: number }>((resolve, reject) => {
    const asked = request(running.url + path, { headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag ?? "", bytes }),
      );
    });
    asked.on("error", reject).end();
  });
}

test("who has a page, a file or a photo already gets none of it again, however the tag is written", async () => {
  for (const path of ["/faq", "/api/blog-posts?limit=1", "/journey.gpx", "/favicon.svg", photo]) {
    const { tag, bytes } = await ask(path);
    expect(bytes).toBeGreaterThan(0);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"a","b" , W/${tag},"c"`, "*"]) {
      for (const caching of ["max-age=0", "no-cache"]) {
        const again = await ask(path, { "If-None-Match": known, "Cache-Control": caching });
        expect([path, known, again]).toEqual([path, known, { status: 304, tag, bytes: 0 }]);
      }
    }
    for (const unknown of ['"other"', tag.slice(0, -1), tag.slice(1, -1), `${tag.slice(0, -1)}x"`, ","]) {
      const again = await ask(path, { "If-None-Match": unknown });
      expect([path, unknown, again]).toEqual([path, unknown, { status: 200, tag, bytes }]);
    }
  }
});

test("a tag of another coding stands for other bytes", async () => {
  const { tag } = await ask("/faq", { "Accept-Encoding": "br" });
  expect((await ask("/faq", { "Accept-Encoding": "gzip", "If-None-Match": tag })).status).toBe(200);
  expect((await ask("/faq", { "Accept-Encoding": "gzip;q=0.5, br", "If-None-Match": tag })).status).toBe(304);
});
