import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBlogPost, showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { receivedIn } from "../../support/photos/received-file";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";
import { jpegPhoto } from "../../support/test-photos";

const emptyForm = {
  existingPhotos: [],
  storyId: null,
  token: null,
  draftId: null,
  removed: [],
  received: [],
};

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
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate, s-maxage=30");
    expect(headers["cdn-cache-control"]).toBe("max-age=30, stale-while-revalidate=30");
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
    ...emptyForm,
    fields: {
      title: "Il capitano di Camogli",
      content: "Guardava il mare.",
      city: "Camogli",
      country: "Italia",
    },
  });
  expect(created.ok).toBe(true);
  const after = await ask("/blog", { "If-None-Match": String(before.headers.etag) });
  expect(after.status).toBe(200);
  expect(after.body.toString()).toContain("Il capitano di Camogli");
});

test("a hidden article and its photos are gone at once, and nothing that was sent lets them live longer", async () => {
  const { site } = running;
  const photo = await receivedIn(site, "faro.jpg", await jpegPhoto());
  const fields = { title: "Il faro", content: "Lampeggia.", city: "Genova", country: "Italia" };
  const created = await createBlogPost(site, { ...emptyForm, fields, received: [photo] });
  if (!created.ok) throw new Error(created.code);
  const { id, photos } = created.value;
  const [page, json, file] = [`/blog/${id}`, `/api/blog-posts/${id}`, `/uploads/${photos[0]?.name}`];
  const [shown, , picture] = [await ask(page), await ask(json), await ask(file)];
  expect(shown.body.toString()).toContain("Lampeggia.");
  expect(picture.headers["cache-control"]).toBe("public, max-age=300, s-maxage=60");
  const known = { "If-None-Match": String(picture.headers.etag) };
  const again = await ask(file, known);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await ask(file, { Cookie: "giramondo=x" })).headers["cache-control"]).toBe("private, max-age=300");

  await showOrHideBlogPost(site, id, false);
  for (const path of [page, json]) {
    const hidden = await ask(path, { "If-None-Match": String(shown.headers.etag) });
    expect(hidden.status).toBe(404);
    expect(hidden.body.toString()).not.toContain("Lampeggia.");
    expect(hidden.headers["cache-control"]).toMatch(/^no-(?:cache|store)$/);
  }
  const gone = await ask(file, known);
  expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("what somebody adds to an address changes nothing in it", async () => {
  const plain = await ask("/social");
  const marked = await ask("/social?utm_source=%3Cscript%3Ealert(1)%3C/script%3E&x=1");
  expect(marked.headers.etag).toBe(plain.headers.etag);
  expect(marked.body.equals(plain.body)).toBe(true);
});

test("nobody can make the page of others speak of another host", async () => {
  await running.site.pages.clear();
  const poisoned = await ask("/social", { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
  expect(poisoned.body.toString()).not.toContain("evil.example");
  expect((await ask("/social")).body.toString()).not.toContain("evil.example");
});

test("the form and what is answered to a visitor with a cookie are never kept, here or on the way", async () => {
  const cookie = { Cookie: "giramondo=x" };
  const personal = ["/faq", "/map", "/api/blog-posts", "/api/openapi.json", "/uploads/nessuna.jpg"];
  const form = await ask("/submit");
  // With "no-store" browsers would forget what was typed into the page.
  expect(form.headers["cache-control"]).toBe("private, max-age=0");
  const answers = await Promise.all(personal.map((path) => ask(path, cookie)));
  for (const { headers } of answers) expect(headers["cache-control"]).toMatch(/no-store/);
  for (const answer of [form, ...answers]) {
    expect(answer.headers["cdn-cache-control"]).toBeUndefined();
    expect(answer.headers.etag).toBeUndefined();
  }
  const [first, second] = [await ask("/submit"), await ask("/submit")];
  expect(first.body.equals(second.body)).toBe(false);
});

test("a page that is not there is not kept either", async () => {
  const missing = await ask("/blog/0123456789abcdef0123");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("no-cache");
  expect(
    (await ask("/blog/0123456789abcdef0123", { "If-None-Match": String(missing.headers.etag) })).status,
  ).toBe(404);
});
