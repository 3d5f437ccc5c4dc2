import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBlogPost } from "~/domain/blog-posts/create-blog-post.server";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";

let running: SiteInProcess;
beforeAll(async () => {
  running = await siteInProcess();
});
afterAll(() => running.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(running.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject).end();
  });
}

test("a page is the same in every coding, each with its own tag", async () => {
  const plain = await ask("/");
  const brotli = await ask("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  const gzipped = await ask("/", { "Accept-Encoding": "gzip" });
  const refusing = await ask("/", { "Accept-Encoding": "br;q=0, gzip;q=0" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gzipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  expect(refusing.headers["content-encoding"]).toBeUndefined();
  expect(new Set([plain, brotli, gzipped].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, body } of [plain, brotli, gzipped]) {
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers.vary).toContain("Cookie");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-length"]).toBe(String(body.length));
  }
});

test("who has the page already gets 304 without a body, and HEAD gets the headers alone", async () => {
  const { headers } = await ask("/faq");
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask("/faq", { "If-None-Match": known });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  }
  expect((await ask("/faq", { "If-None-Match": '"other"' })).status).toBe(200);
  const head = await ask("/faq", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    headers["content-length"],
  ]);
});

test("a change of the site is seen at once", async () => {
  const before = await ask("/blog");
  expect(before.body.toString()).not.toContain("Il capitano di Camogli");
  const created = await createBlogPost(running.site, {
    fields: {
      title: "Il capitano di Camogli",
      content: "Guardava il mare.",
      city: "Camogli",
      country: "Italia",
    },
    existingPhotos: [],
    storyId: null,
    token: null,
    draftId: null,
    removed: [],
    received: [],
  });
  expect(created.ok).toBe(true);
  const after = await ask("/blog", { "If-None-Match": String(before.headers.etag) });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toContain("Il capitano di Camogli");
});

test("what somebody adds to an address changes nothing in it", async () => {
  const plain = await ask("/social");
  const marked = await ask("/social?utm_source=%3Cscript%3Ealert(1)%3C/script%3E&x=1");
  expect(marked.headers.etag).toBe(plain.headers.etag);
  expect(marked.body.equals(plain.body)).toBe(true);
});

test("nobody can make the page of others speak of another host", async () => {
  running.site.pages.clear();
  const poisoned = await ask("/social", { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
  expect(poisoned.body.toString()).not.toContain("evil.example");
  expect((await ask("/social")).body.toString()).not.toContain("evil.example");
});

test("the form and the pages of a visitor with a cookie are never kept", async () => {
  for (const answer of [await ask("/submit"), await ask("/faq", { Cookie: "giramondo=x" })]) {
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(answer.headers.etag).toBeUndefined();
  }
  const [first, second] = [await ask("/submit"), await ask("/submit")];
  expect(first.body.equals(second.body)).toBe(false);
});

test("a page that is not there is not kept either", async () => {
  const missing = await ask("/blog/0123456789abcdef0123");
  expect(missing.status).toBe(404);
  expect(
    (await ask("/blog/0123456789abcdef0123", { "If-None-Match": String(missing.headers.etag) })).status,
  ).toBe(404);
});
