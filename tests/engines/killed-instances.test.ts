import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PhotoInfo, photoFiles } from "~/photo-store/photo-files";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import { serverVariable } from "../support/engines/engine-of-tests";
import { ask, newDatabase } from "../support/engines/postgres";
import { bucketEnvironment, newBucket } from "../support/engines/swift";
import { type RunningProgram, runProgram } from "../support/run-program";
import { jpegPhoto } from "../support/test-photos";

const kills = 40;
const seed = Number(process.env.SEED ?? 1);

let folder: string;
let database: Awaited<ReturnType<typeof newDatabase>>;
let bucket: BucketSettings;
let picture: Blob;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-instances-"));
  database = await newDatabase(process.env[serverVariable] ?? "");
  picture = new Blob([new Uint8Array(await jpegPhoto({ width: 640, height: 500 }))], { type: "image/jpeg" });
  bucket = await newBucket("sito/");
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The receipts of acknowledged stories, by their words. None may be lost. */
const acknowledged = new Map<string, string>();

const start = (name: string) =>
  runProgram({
    dataDir: path.join(folder, name),
    environment: {
      ...bucketEnvironment(bucket),
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: "muretto-del-porto",
      SUBMIT_LIMIT: "0",
      LOG_LEVEL: "silent",
    },
  });

it(`loses nothing when an instance is killed ${kills} times beside another (SEED=${seed})`, async () => {
  const steady = await start("uno");
  let atSteady = 0;
  for (let round = 0; round < kills; round += 1) {
    const killed = await start("due");
    const signal = new AbortController();
    const work = [
      sendStories(killed, `${round}a`, signal.signal),
      sendStories(killed, `${round}b`, signal.signal),
      sendStories(steady, `${round}c`, signal.signal),
    ];
    const least = acknowledged.size + 1 + ((seed + round) % 3);
    await expect
      .poll(() => acknowledged.size, { timeout: 30_000, interval: 5 })
      .toBeGreaterThanOrEqual(least);
    await killed.kill();
    signal.abort();
    await Promise.all(work);
    atSteady = [...acknowledged.keys()].filter((words) => words.includes("c-")).length;
    await expectOrder(`kill ${round}`, round % 5 === 0);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  expect(atSteady, "the other instance went on").toBeGreaterThan(0);
  expect(await steady.stop()).toBe(0);
  const alone = await start("due");
  await expectOrder("the last start");
  expect(await alone.stop()).toBe(0);
  expect(await readdir(path.join(folder, "due", "incoming")), "debris").toEqual([]);
}, 600_000);

/** Sends stories one after the other until the instance is gone, or the signal ends it. */
async function sendStories({ url }: RunningProgram, sender: string, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n += 1) {
    const story = `Storia ${sender}-${n}`;
    const body = new FormData();
    for (const [name, value] of Object.entries({ story, consent: "true", token: story }))
      body.set(name, value);
    for (let photo = 0; photo < 2; photo += 1) body.append("photos", picture, "foto.jpg");
    const answer = await fetch(`${url}/submit`, { method: "POST", body, redirect: "manual" }).catch(
      () => null,
    );
    if (!answer) return;
    expect(answer.status).toBe(303);
    acknowledged.set(story, answer.headers.get("Location") ?? "");
  }
}

/**
 * Checks that everything acknowledged exists once, with its photos in the bucket if `withFiles`, and that nothing is
 * incomplete.
 */
async function expectOrder(moment: string, withFiles = true): Promise<void> {
  const stories = await ask<{ story: string; photos: number }>(
    database.url,
    "select story, (select count(*)::int from story_photos where story_id = stories.id) as photos from stories",
  );
  const words = stories.map(({ story }) => story);
  expect(new Set(words).size, `${moment}: a story twice`).toBe(words.length);
  expect(
    [...acknowledged.keys()].filter((story) => !words.includes(story)),
    `${moment}: lost`,
  ).toEqual([]);
  expect(
    stories.filter(({ photos }) => photos !== 2),
    `${moment}: half stories`,
  ).toEqual([]);
  const photos = await ask<PhotoInfo & { id: string; digest: string }>(
    database.url,
    "select id, name, width, height, sizes, digest from photos",
  );
  if (!withFiles) return;
  const store = await openPhotoBucket(bucket);
  const stored = new Set((await store.list()).flatMap(({ files }) => files));
  const missing = photos.flatMap((photo) => photoFiles(photo).filter(({ name }) => !stored.has(name)));
  expect(missing, `${moment}: files`).toEqual([]);
  for (const { name, digest } of photos.slice(-4)) {
    const bytes = await new Response((await store.read(name))?.stream).bytes();
    expect(createHash("sha256").update(bytes).digest("hex"), `${moment}: ${name}`).toBe(digest);
  }
}
