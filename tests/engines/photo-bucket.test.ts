import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { type BucketSettings, defaultTimeouts } from "~/photo-store/bucket-settings";
import { openPhotoBucket, type PhotoBucket } from "~/photo-store/photo-bucket.server";
import { askStore, newBucket, objectsIn, storeOfTests } from "../support/engines/swift";
import { type FaultyProxy, faultyProxy } from "../support/network/faulty-proxy";
import { freePort } from "../../scripts/setup/free-port.mjs";
import { finishedFiles } from "../support/photos/finished-files";
import { photoOf, photoStoreContract } from "../support/photos/photo-store-contract";
import { storedNames } from "../support/photos/stored-names";

let proxy: FaultyProxy;
beforeAll(async () => {
  proxy = await faultyProxy(storeOfTests().endpoint);
});
afterAll(() => proxy.close());
afterEach(() => proxy.fail(() => null));

const timeouts = { headersMs: 20_000, putMs: 20_000, idleMs: 3000, retryMs: 20_000, attempts: 3 };
const prefix = "capi/foto/";

describe("a bucket is a photo store:", () => {
  photoStoreContract(async () => {
    const settings = await newBucket(prefix);
    return {
      store: await openPhotoBucket({ ...settings, endpoint: proxy.url }, timeouts),
      contents: async () => (await objectsIn(settings)).map((key) => key.slice(prefix.length)),
      addForeign: async (name) => {
        const answer = await askStore(settings, `/${settings.bucket}/${prefix}${name}`, {
          method: "PUT",
          body: "not ours",
        });
        expect(answer.status).toBe(200);
      },
      block: async (name) => {
        const refused = { kind: "answer", status: 403, code: "AccessDenied" } as const;
        proxy.fail(({ method, path }) => (method === "PUT" && path.endsWith(name) ? refused : null));
      },
    };
  });
});

let folder: string;
let settings: BucketSettings;
let store: PhotoBucket;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-store-"));
  settings = await newBucket(prefix);
  store = await openThrough(settings);
});
afterEach(() => rm(folder, { recursive: true }));

function openThrough(changed: BucketSettings): Promise<PhotoBucket> {
  return openPhotoBucket({ ...changed, endpoint: proxy.url }, timeouts);
}

async function put(photo = photoOf("1"), into: PhotoBucket = store) {
  await into.put(photo.name, await finishedFiles(folder, photo.files));
}

/** Returns the fault that `work` throws. The site would answer it with "try again later". */
async function faultOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(isStorageFault(error)).toBe(true);
  expect(JSON.stringify(error) + String(error)).not.toContain(settings.secretAccessKey);
  return error as { problem: string; detail: string };
}

async function bytesOf(found: Awaited<ReturnType<PhotoBucket["read"]>>) {
  return Buffer.from(await new Response(found?.stream).arrayBuffer());
}

test("a wrong secret, a wrong key and a bucket that is not there are told apart", async () => {
  const wrongSecret = await openThrough({ ...settings, secretAccessKey: "testinG" });
  expect(await faultOf(put(photoOf("1"), wrongSecret))).toMatchObject({ problem: "denied" });
  expect(await faultOf(storedNames(wrongSecret))).toMatchObject({ problem: "denied" });
  const wrongKey = await openThrough({ ...settings, accessKeyId: "test:nobody" });
  expect(await faultOf(wrongKey.tryWriting())).toMatchObject({ problem: "denied" });
  const missing = await openThrough({ ...settings, bucket: "nowhere-at-all" });
  expect(await faultOf(put(photoOf("1"), missing))).toMatchObject({ problem: "no-bucket" });
  expect(await faultOf(storedNames(missing))).toMatchObject({ problem: "no-bucket" });
});

test("a store that nobody answers for is unreachable", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const nobody = await openPhotoBucket({ ...settings, endpoint }, timeouts);
  expect(await faultOf(nobody.read(photoOf("1").name))).toMatchObject({
    problem: "unreachable",
    detail: "ECONNREFUSED",
  });
});

test("bytes that change on the way are refused", async () => {
  const { name } = photoOf("1");
  const path = `/${settings.bucket}/${prefix}${name}`;
  const body = "other bytes";
  const headers = { "X-Amz-Content-Sha256": "0".repeat(64) };
  expect((await askStore(settings, path, { method: "PUT", body, headers })).status).toBe(400);
  expect(await objectsIn(settings)).toEqual([]);
});

test("what the store refuses once or twice is asked again", async () => {
  let failures = 0;
  const busy = { kind: "answer", status: 503, code: "SlowDown" } as const;
  proxy.fail(() => ((failures += 1) <= 2 ? busy : null));
  await put(photoOf("1", 100));
  failures = 1;
  expect(await storedNames(store)).toEqual([photoOf("1").name]);
  proxy.fail(({ method }) =>
    method === "GET" && (failures += 1) <= 3 ? { kind: "reset", passed: true } : null,
  );
  expect((await bytesOf(await store.read(photoOf("1").name))).toString()).toContain("pixels");
});

test("a store that stays busy is a fault after the third time, and of a photo nothing stays", async () => {
  const busy = { kind: "answer", status: 503, code: "SlowDown" } as const;
  const last = photoOf("1").files.at(-1)?.name ?? "";
  proxy.fail(({ method, path }) => (method === "PUT" && path.endsWith(last) ? busy : null));
  proxy.requests.length = 0;
  expect(await faultOf(put())).toMatchObject({ problem: "failing", detail: "503 SlowDown" });
  expect(proxy.requests.filter((one) => one.startsWith("PUT") && one.endsWith(last))).toHaveLength(3);
  expect(await objectsIn(settings)).toEqual([]);
});

test("a file whose answer is lost is taken back with the others", async () => {
  const last = photoOf("1").files.at(-1)?.name ?? "";
  const lost = { kind: "reset", passed: true } as const;
  proxy.fail(({ method, path }) => (method === "PUT" && path.endsWith(last) ? lost : null));
  expect(await faultOf(put())).toMatchObject({ problem: "cut" });
  expect(await objectsIn(settings)).toEqual([]);
});

test("a store that never answers is given up, and its connections are closed", async () => {
  proxy.fail(() => ({ kind: "hang" }));
  const hurried = { ...timeouts, headersMs: 200, putMs: 200, retryMs: 200 };
  const impatient = await openPhotoBucket({ ...settings, endpoint: proxy.url }, hurried);
  proxy.requests.length = 0;
  expect(await faultOf(impatient.read(photoOf("1").name))).toMatchObject({ problem: "too-slow" });
  expect(proxy.requests).toHaveLength(1);
  expect(await faultOf(put(photoOf("1"), impatient))).toMatchObject({ problem: "too-slow" });
  await expect.poll(() => proxy.connections(), { timeout: 20_000 }).toBe(0);
});

test("a body that stops, or is cut, ends with a fault; a slow reader is waited for", async () => {
  const one = photoOf("1", 100);
  const bytes = Buffer.alloc(3_000_000, "capi");
  await put({ ...one, files: [{ name: one.name, bytes }] });
  const failing = async (cut: boolean) => {
    proxy.fail(({ method }) => (method === "GET" ? { kind: "first-bytes", bytes: 1000, cut } : null));
    const found = await store.read(one.name);
    expect(found?.bytes).toBe(bytes.length);
    return faultOf(bytesOf(found));
  };
  const slow = (await store.read(one.name))?.stream.getReader();
  let read = (await slow?.read())?.value?.length ?? 0;
  expect(await failing(true)).toMatchObject({ problem: "cut" });
  // While the slow reader pauses, the store gives up two bodies one after the other.
  expect(await failing(false)).toMatchObject({ problem: "too-slow" });
  expect(await failing(false)).toMatchObject({ problem: "too-slow" });
  for (let next = await slow?.read(); next && !next.done; next = await slow?.read())
    read += next.value.length;
  expect(read).toBe(bytes.length);
});

test("who leaves half-way, or never begins, leaves no connection in use", async () => {
  const one = photoOf("1", 100);
  await put({ ...one, files: [{ name: one.name, bytes: Buffer.alloc(30_000_000) }] });
  const leave = async () => {
    const reader = (await store.read(one.name))?.stream.getReader();
    await reader?.read();
    expect(await proxy.connections()).toBeGreaterThan(0);
    await reader?.cancel();
  };
  await Promise.all(Array.from({ length: 5 }, leave));
  const neverRead = await store.read(one.name);
  expect(neverRead?.bytes).toBe(30_000_000);
  await expect.poll(() => proxy.connections(), { timeout: 20_000 }).toBe(0);
});

test("a list of more than one page is read to its end", async () => {
  // The tests' server lists fifty names at a time.
  const names = Array.from({ length: 60 }, (_, n) => `${n.toString(16).padStart(20, "0")}_capi.jpg`);
  const tiny = async (name: string) =>
    store.put(name, await finishedFiles(folder, [{ name, bytes: Buffer.from("x") }]));
  await Promise.all(names.map(tiny));
  expect((await storedNames(store)).sort()).toEqual(names);
});

test("sites with another prefix share a bucket and do not see one another", async () => {
  const other = await openThrough({ ...settings, prefix: "capi/" });
  const whole = await openThrough({ ...settings, prefix: "" });
  await put(photoOf("1"));
  await put(photoOf("2"), other);
  expect(await storedNames(store)).toEqual([photoOf("1").name]);
  expect(await storedNames(other)).toEqual([photoOf("2").name]);
  expect(await storedNames(whole)).toEqual([]);
  await other.remove(photoOf("1").name);
  expect((await bytesOf(await store.read(photoOf("1").name))).toString()).toContain("pixels");
});

test("what was just stored is not settled: another instance may be about to tell the database", async () => {
  await put();
  expect(await store.list()).toMatchObject([{ name: photoOf("1").name, isSettled: false }]);
});

test("a photo that is set aside can be brought back, is removed for good when it was withdrawn, or in time", async () => {
  const [one, other] = [photoOf("1"), photoOf("2")];
  await put(one);
  await put(other);
  await store.setAside(one.name, "2026-05-03");
  await store.setAside(other.name, "2026-05-03");
  expect(await storedNames(store)).toEqual([]);
  const inFolder = (photo: typeof one) =>
    photo.fileNames.map((name) => `${prefix}foto-sconosciute-2026-05-03/${name}`);
  expect(await objectsIn(settings)).toEqual([...inFolder(one), ...inFolder(other)].sort());
  await store.removeForGood(new Set(["1".repeat(20)]));
  expect(await objectsIn(settings)).toEqual(inFolder(other).sort());
  await store.removeSetAside(60_000);
  expect(await objectsIn(settings)).toHaveLength(other.files.length);
  await store.removeSetAside(-60_000);
  expect(await objectsIn(settings)).toEqual([]);
});

test("the store's clock can be asked", async () => {
  expect(Math.abs((await store.time()).getTime() - Date.now())).toBeLessThan(60_000);
});

test("with the default timeouts a photo is stored as well", async () => {
  const usual = await openPhotoBucket(settings, defaultTimeouts);
  await put(photoOf("1"), usual);
  expect(await storedNames(usual)).toEqual([photoOf("1").name]);
});
