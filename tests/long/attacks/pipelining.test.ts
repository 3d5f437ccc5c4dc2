import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { openFilesUnder } from "../../support/checks/process-figures";
import { publishedPhoto } from "../../support/site-data/published-photo";
import { rawAnswers, rawConnection, rawGet } from "../../support/network/raw-connection";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const bytes = randomBytes(24 * 1024 * 1024);
let running: SiteInProcess;
let photo: string;
beforeEach(async () => {
  running = await siteInProcess();
  photo = await publishedPhoto(running.site, bytes);
});
afterEach(() => running.close());

const openPhotos = () =>
  openFilesUnder(process.pid, running.dataDir).filter((file) => /_foto\.jpg$/.test(file));

test("requests that come together over one connection are answered whole and in their order", async () => {
  const faq = await (await fetch(`${running.url}/faq`)).text();
  const socket = await rawConnection(running.url);
  const answers = rawAnswers(socket);
  const asked = [photo, "/faq", "/nessuna-pagina", photo, "/faq"].map((path) => rawGet(path)).join("");
  socket.write(asked + rawGet("/api/blog-posts?limit=1", "Connection: close\r\n") + rawGet("/faq"));
  const [first, second, third, fourth, fifth, last, ...more] = await answers;
  expect(first?.body.equals(bytes)).toBe(true);
  expect(second?.body.toString()).toBe(faq);
  expect(third?.status).toBe(404);
  expect(fourth?.body.equals(bytes)).toBe(true);
  expect(fifth?.body.toString()).toBe(faq);
  expect(JSON.parse(last?.body.toString() ?? "")).toHaveLength(1);
  expect(more).toEqual([]);
});

test("a connection that asks for a hundred photos and reads none holds one open", async () => {
  const socket = await rawConnection(running.url);
  socket.pause();
  socket.write(rawGet(photo).repeat(101));
  await expect.poll(() => openPhotos().length).toBe(1);
  // These requests give the server the time to do something with the other hundred.
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${running.url}/blog`)).status).toBe(200);
  expect(openPhotos()).toHaveLength(1);
  expect(running.log.filter(({ path }) => path === photo)).toEqual([]);
  socket.destroy();
  await expect.poll(openPhotos).toEqual([]);
});

test.each([
  ["unknown calls", "/api/nessuna", 404, {}],
  ["kept pages", "/faq", 200, {}],
  ["pages that are refused", "/blog", 503, { renderQueueLimits: { atOnce: 0, waiting: 0 } }],
])(
  "of hundreds of %s that are asked for together few are answered before a request that comes alone",
  async (_, path, status, program) => {
    const site = await siteInProcess({}, { program });
    onTestFinished(() => site.close());
    await fetch(site.url + path);
    const connections = 10;
    const requests = 150;
    const asked = () => site.log.filter((line) => line.path === path).length;
    const quiet = asked();
    const sockets = await Promise.all(Array.from({ length: connections }, () => rawConnection(site.url)));
    const answers = sockets.map(rawAnswers);
    const headers = `Cookie: a=b\r\n${"X: y\r\n".repeat(58)}`;
    const last = rawGet(path, "Connection: close\r\n");
    for (const socket of sockets) socket.write(rawGet(path, headers).repeat(requests - 1) + last);
    await expect.poll(asked, { interval: 1 }).toBeGreaterThan(quiet);
    await (await fetch(`${site.url}/healthz`)).text();
    expect(asked() - quiet).toBeLessThan((connections * requests) / 4);
    for (const answer of answers) {
      expect((await answer).map((one) => one.status)).toEqual(Array<number>(requests).fill(status));
    }
  },
);

test("a form behind other requests of its connection is received when its turn comes", async () => {
  const socket = await rawConnection(running.url);
  const answers = rawAnswers(socket);
  const body = JSON.stringify({ password: "non la so" });
  const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${rawGet(photo)}${rawGet("/faq")}POST /api/admin/login HTTP/1.1\r\n${head}\r\n${body}`);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 401]);
});
