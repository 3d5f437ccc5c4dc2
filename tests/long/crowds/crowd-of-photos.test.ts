import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { descriptors, openFilesUnder, peakMemory } from "../../support/checks/process-figures";
import { publishedPhoto } from "../../support/site-data/published-photo";
import { rawConnection, rawGet } from "../../support/network/raw-connection";
import { type RunningProgram, runProgram } from "../../support/run-program";

/** The settings of the systemd unit and the executable. */
const environment = {
  MALLOC_ARENA_MAX: "2",
  UV_THREADPOOL_SIZE: "2",
  NODE_OPTIONS: "--max-old-space-size=256 --max-semi-space-size=4",
};
/** More bytes than the kernel buffers for a reader that reads nothing. */
const bytes = randomBytes(12_000_000);
const maxMegabytes = 300;

let dataDir: string;
let program: RunningProgram;
let photo: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const { site, close } = await openSite(reading.config);
  photo = await publishedPhoto(site, bytes);
  await close();
  program = await runProgram({ dataDir, environment });
});
afterEach(async () => {
  await program.kill();
  await rm(dataDir, { recursive: true });
});

/** Expects answers for a cached page, a page for one visitor, and a photo, each on its own connection. */
async function readsOn(): Promise<void> {
  const read = (address: string, headers: Record<string, string> = {}) =>
    fetch(program.url + address, { headers: { ...headers, Connection: "close" } });
  expect((await read("/blog")).status).toBe(200);
  expect((await read("/map", { Cookie: "a=b" })).status).toBe(200);
  expect((await read("/api/blog-posts")).status).toBe(200);
  const answer = await read(photo);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
}

test.each([
  ["twenty", 20],
  ["a hundred", 100],
])("%s connections that ask for a hundred photos each cost little and stop nobody", async (_, count) => {
  const quiet = descriptors(program.pid).length;
  const sockets = await Promise.all(Array.from({ length: count }, () => rawConnection(program.url)));
  for (const socket of sockets) socket.write(rawGet(photo).repeat(101));
  for (let n = 0; n < 5; n += 1) await readsOn();
  const files = openFilesUnder(program.pid, path.join(dataDir, "uploads"));
  // The file of the honest reader may still be open.
  expect(files.length).toBeLessThanOrEqual(count + 1);
  expect(descriptors(program.pid).length).toBeLessThan(quiet + 2 * count + 20);
  expect(peakMemory(program.pid)).toBeLessThan(maxMegabytes);
  for (const socket of sockets) socket.destroy();
});

test("two hundred connections that read nothing of their photo cost little and stop nobody", async () => {
  const quiet = descriptors(program.pid).length;
  const sockets = await Promise.all(Array.from({ length: 200 }, () => rawConnection(program.url)));
  for (const socket of sockets) socket.write(rawGet(photo));
  await readsOn();
  expect(openFilesUnder(program.pid, path.join(dataDir, "uploads")).length).toBeLessThanOrEqual(128);
  expect(descriptors(program.pid).length).toBeLessThan(quiet + 200 + 128 + 20);
  expect(peakMemory(program.pid)).toBeLessThan(maxMegabytes);
  for (const socket of sockets) socket.destroy();
});
