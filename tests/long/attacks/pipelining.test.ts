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

test("of requests that come together over one connection the first is answered whole", async () => {
  const socket = await rawConnection(running.url);
  const answers = rawAnswers(socket);
  socket.write([photo, "/faq", "/nessuna-pagina", photo].map((path) => rawGet(path)).join(""));
  const [first, ...more] = await answers;
  expect(first?.body.equals(bytes)).toBe(true);
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
])("of hundreds of %s that are asked for together one is answered", async (_, path, status, program) => {
  const site = await siteInProcess({}, { program });
  onTestFinished(() => site.close());
  await fetch(site.url + path);
  const asked = () => site.log.filter((line) => line.path === path).length;
  const quiet = asked();
  const sockets = await Promise.all(Array.from({ length: 10 }, () => rawConnection(site.url)));
  const answers = sockets.map(rawAnswers);
  const headers = `Cookie: a=b\r\n${"X: y\r\n".repeat(58)}`;
  for (const socket of sockets) socket.write(rawGet(path, headers).repeat(150));
  for (const answer of answers) expect((await answer).map((one) => one.status)).toEqual([status]);
  expect(asked() - quiet).toBe(10);
});

test("a form behind another request of its connection is not received", async () => {
  const socket = await rawConnection(running.url);
  const answers = rawAnswers(socket);
  const body = JSON.stringify({ password: "non la so" });
  const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${rawGet(photo)}POST /api/admin/login HTTP/1.1\r\n${head}\r\n${body}`);
  expect((await answers).map(({ status }) => status)).toEqual([200]);
  expect(running.log.filter(({ path }) => path === "/api/admin/login")).toEqual([]);
});
