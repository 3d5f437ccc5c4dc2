import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { fillSite } from "../../support/site-data/fill-site";
import { openFilesUnder } from "../../support/checks/process-figures";
import { publishedPhoto } from "../../support/site-data/published-photo";
import { rawAnswers, rawConnection, rawGet } from "../../support/network/raw-connection";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

/** More bytes than the kernel buffers for a reader that reads nothing. */
const bytes = randomBytes(24 * 1024 * 1024);
let running: SiteInProcess;
let photo: string;
afterEach(() => running.close());

test("responses that nobody reads take no more memory than they may, and the largest go first", async () => {
  running = await siteInProcess({}, { program: { connectionLimits: { unread: 4_000_000, everyMs: 20 } } });
  await fillSite(running.site, 100);
  await running.site.db
    .updateTable("blog_posts")
    .set({ content: "mare ".repeat(48_000) })
    .execute();
  const patient = await rawConnection(running.url);
  patient.write(rawGet("/faq", "Cookie: a=b\r\n"));
  await once(patient, "data");
  const reader = await rawConnection(running.url);
  reader.pause().write(rawGet("/api/blog-posts", "Cookie: a=b\r\n"));
  await expect
    .poll(() => running.log.find(({ path }) => path === "/api/blog-posts"), { timeout: 20_000 })
    .toMatchObject({ status: 200, aborted: true });
  patient.write(rawGet("/faq", "Connection: close\r\n"));
  expect((await rawAnswers(patient)).at(-1)?.status).toBe(200);
  reader.destroy();
});

async function serving(places: { atOnce: number; waiting: number; stalled: number }): Promise<void> {
  running = await siteInProcess({}, { program: { photoQueueLimits: places } });
  photo = await publishedPhoto(running.site, bytes);
}

/** Opens connections that request the photo and read nothing. The server has the file open for each. */
async function stalledReaders(count: number) {
  const sockets = await Promise.all(Array.from({ length: count }, () => rawConnection(running.url)));
  for (const socket of sockets) socket.pause().write(rawGet(photo));
  await expect.poll(openPhotos).toBe(count);
  return sockets;
}

const openPhotos = () =>
  openFilesUnder(process.pid, running.dataDir).filter((file) => file.endsWith("_foto.jpg")).length;

test("a reader that takes nothing loses its place to one who waits, and the other one keeps its own", async () => {
  await serving({ atOnce: 2, waiting: 5, stalled: 100 });
  const readers = await stalledReaders(2);
  const answer = await fetch(running.url + photo);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  const received = readers.map(() => 0);
  const ended = readers.map(async (socket, n) => {
    socket.on("data", (chunk) => {
      received[n] = (received[n] ?? 0) + chunk.length;
      if ((received[n] ?? 0) > bytes.length) socket.end();
    });
    await once(socket.resume(), "close");
  });
  await Promise.all(ended);
  expect(received.map((count) => count > bytes.length).sort()).toEqual([false, true]);
});

test("when too many wait already, one is asked to come back, and pages are answered", async () => {
  await serving({ atOnce: 1, waiting: 0, stalled: 60_000 });
  const [reader] = await stalledReaders(1);
  const refused = await fetch(running.url + photo);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect((await fetch(`${running.url}/blog`)).status).toBe(200);
  reader?.destroy();
  await expect.poll(openPhotos).toBe(0);
  expect((await fetch(running.url + photo)).status).toBe(200);
});

test("who leaves while waiting holds nobody up", async () => {
  await serving({ atOnce: 1, waiting: 1, stalled: 60_000 });
  const [reader] = await stalledReaders(1);
  const leaving = await rawConnection(running.url);
  leaving.write(rawGet("/faq"));
  await once(leaving, "data");
  await new Promise((resolve) => leaving.write(rawGet(photo), resolve));
  await fetch(`${running.url}/faq`);
  expect((await fetch(running.url + photo)).status).toBe(503);
  leaving.destroy();
  await expect.poll(() => running.log.some(({ path, aborted }) => path === photo && aborted)).toBe(true);
  const next = fetch(running.url + photo);
  reader?.destroy();
  expect((await next).status).toBe(200);
});
