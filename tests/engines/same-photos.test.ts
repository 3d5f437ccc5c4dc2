import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serverVariable } from "../support/engines/engine-of-tests";
import { newDatabase } from "../support/engines/postgres";
import { bucketEnvironment, newBucket } from "../support/engines/swift";
import { type SiteInProcess, siteInProcess } from "../support/site-in-process";

const elsewhere = /Un'altra istanza di questo sito è accesa e tiene le foto in un altro posto.*PHOTOS_URL/;

let database: Awaited<ReturnType<typeof newDatabase>>;
let running: SiteInProcess[];

beforeEach(async () => {
  database = await newDatabase(process.env[serverVariable] ?? "");
  running = [];
});
afterEach(async () => {
  for (const instance of running) await instance.close();
  await database.drop();
});

async function start(own: Record<string, string> = {}, uploads: string | null = null) {
  const instance = await siteInProcess({ ...own, DATABASE_URL: database.url }, { uploads });
  running.push(instance);
}

test("an instance with a folder of its own does not start beside another, and does when it is alone", async () => {
  await start();
  await expect(start()).rejects.toThrow(elsewhere);
  await expect(start(bucketEnvironment(await newBucket()))).rejects.toThrow(elsewhere);
  expect((await fetch(`${running[0]?.url}/healthz`)).status).toBe(200);
  await running.pop()?.close();
  await start();
});

test("instances that see the same folder start, also both at once", async () => {
  const uploads = mkdtempSync(path.join(tmpdir(), "giramondo-uploads-"));
  await Promise.all([start({}, uploads), start({}, uploads)]);
  await start({}, uploads);
  rmSync(uploads, { recursive: true });
});

test("of two with a folder each, which start at once, one does", async () => {
  const started = await Promise.allSettled([start(), start()]);
  expect(started.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("another bucket, or another folder of it, is another place", async () => {
  const bucket = await newBucket("sito/");
  await start(bucketEnvironment(bucket));
  await expect(start(bucketEnvironment({ ...bucket, prefix: "altro/" }))).rejects.toThrow(elsewhere);
  await start(bucketEnvironment(bucket));
});
