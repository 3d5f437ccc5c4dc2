import { afterEach, beforeEach, expect, test } from "vitest";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { type TestInstances, testInstances } from "../support/engines/instances";
import { askStore, bucketEnvironment, newBucket, objectsIn } from "../support/engines/swift";
import { type FaultyProxy, faultyProxy } from "../support/network/faulty-proxy";
import type { Owner } from "../support/owner";
import type { SiteInProcess } from "../support/site-in-process";
import { jpegPhoto } from "../support/test-photos";
import { storedNames } from "../support/photos/stored-names";

let bucket: BucketSettings;
let proxy: FaultyProxy;
let instances: TestInstances;
let one: SiteInProcess;
let other: SiteInProcess;
let owner: Owner;
let errors: unknown[];

beforeEach(async () => {
  errors = [];
  bucket = await newBucket("sito/");
  proxy = await faultyProxy(bucket.endpoint);
  instances = await testInstances(bucketEnvironment({ ...bucket, endpoint: proxy.url }));
  const onError = (error: unknown) => errors.push(error);
  one = await instances.start({ onError });
  other = await instances.start({ onError });
  owner = await instances.ownerAt(one);
});
afterEach(async () => {
  proxy.fail(() => null);
  await instances.close();
  await proxy.close();
  expect(errors.filter((error) => !isStorageFault(error))).toEqual([]);
});

const words = { title: "Il molo", content: "Testo", city: "Camogli", country: "Italia" };

async function picture(): Promise<File> {
  const bytes = new Uint8Array(await jpegPhoto({ width: 1200, height: 900 }));
  return new File([bytes], "foto.jpg", { type: "image/jpeg" });
}

async function publish(): Promise<string> {
  const answer = await owner.send("/admin/nuovo-articolo", { ...words, photo: await picture() });
  expect(answer.status).toBe(302);
  const [name = ""] = await storedNames(one.site.photos);
  return name;
}

async function sendStory(at: SiteInProcess, story: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ story, consent: "true", token: story })) body.set(name, value);
  body.append("photos", await picture());
  return fetch(`${at.url}/submit`, { method: "POST", body, redirect: "manual" });
}

const busy = { kind: "answer", status: 503, code: "SlowDown" } as const;

test("a photo that one instance stored is the same at the other, with the headers of ever", async () => {
  const name = await publish();
  const address = `/uploads/${name}`;
  const [mine, others] = await Promise.all([one, other].map(({ url }) => fetch(url + address)));
  expect(others?.status).toBe(200);
  expect(others?.headers.get("Cache-Control")).toBe("public, max-age=300, s-maxage=60");
  expect(others?.headers.get("ETag")).toBe(`"${name}"`);
  const bytes = await others?.bytes();
  expect(bytes).toEqual(await mine?.bytes());
  expect(others?.headers.get("Content-Length")).toBe(String(bytes?.length));

  proxy.requests.length = 0;
  const known = await fetch(other.url + address, { headers: { "If-None-Match": `"${name}"` } });
  expect(known.status).toBe(304);
  expect(proxy.requests, "nothing is asked of the store").toEqual([]);
  const head = await fetch(other.url + address, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("Content-Length")).toBe(String(bytes?.length));
});

test("a photo that nobody may see is only for the owner, at every instance", async () => {
  expect((await sendStory(one, "Una storia.")).status).toBe(303);
  const [name = ""] = await storedNames(one.site.photos);
  expect((await fetch(`${other.url}/uploads/${name}`)).status).toBe(404);
  const seen = await owner.open(`/uploads/${name}`);
  expect(seen.status).toBe(200);
  expect(seen.headers.get("Cache-Control")).toBe("private, no-store");
});

test("share cards are drawn by one instance and shown by both", async () => {
  await publish();
  one.drawShareCards(0);
  const drawn = () => one.site.db.selectFrom("share_cards").select("name").where("drawn", "=", 1).execute();
  await expect.poll(drawn, { timeout: 20_000 }).toHaveLength(1);
  const [card] = await drawn();
  const shown = await fetch(`${other.url}/uploads/${card?.name}`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
});

test("while the store is busy no story is lost or kept by halves, and the form says so", async () => {
  proxy.fail(({ method }) => (method === "PUT" ? busy : null));
  const refused = await sendStory(one, "Riprovo più tardi.");
  expect(refused.status).toBe(503);
  const page = await refused.text();
  expect(page, "nothing typed is lost").toContain("Riprovo più tardi.");
  expect(await one.site.db.selectFrom("stories").select("id").execute()).toEqual([]);
  expect(await objectsIn(bucket)).toEqual([]);
  expect(await one.site.storage.failing()).toBe("photos");
  proxy.fail(() => null);
  expect(await one.site.storage.failing()).toBe(null);
  expect((await sendStory(one, "Riprovo più tardi.")).status).toBe(303);
});

test("a photo that cannot be read now is not said to be gone", async () => {
  const name = await publish();
  proxy.fail(({ method }) => (method === "GET" ? busy : null));
  const answer = await fetch(`${other.url}/uploads/${name}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const article = await fetch(`${other.url}/blog`);
  expect(article.status, "pages do not need the store").toBe(200);
});

test("a photo whose download is cut in the store is cut for the visitor, too: never a whole answer with half a photo", async () => {
  const name = await publish();
  proxy.fail(({ method }) => (method === "GET" ? { kind: "first-bytes", bytes: 1000, cut: true } : null));
  const answer = await fetch(`${other.url}/uploads/${name}`);
  await expect(answer.bytes()).rejects.toThrow();
});

test("a photo is covered whole or not at all: while the store fails it stays as it was, and then it is new everywhere", async () => {
  const old = await publish();
  const before = await objectsIn(bucket);
  const page = `/admin/foto/${old}?op=cover:0.5,0.5,0.12`;
  const html = await (await owner.open(page)).text();
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  for (const failing of ["GET", "PUT"]) {
    proxy.fail(({ method }) => (method === failing ? busy : null));
    const refused = await owner.send(page, { token });
    expect(refused.status, failing).toBe(503);
    expect(await refused.text(), "the changes are not lost").toContain("cover:0.5,0.5,0.12");
    expect(await objectsIn(bucket)).toEqual(before);
  }
  proxy.fail(() => null);
  expect((await owner.send(page, { token })).status).toBe(302);
  const [covered = ""] = await storedNames(one.site.photos);
  expect(covered).not.toBe(old);
  for (const { url } of [one, other]) {
    const statuses = [old, covered].map(async (name) => (await fetch(`${url}/uploads/${name}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 200]);
  }
  expect((await objectsIn(bucket)).filter((name) => before.includes(name))).toEqual([]);
});

test("an instance that starts removes nothing that another one is storing", async () => {
  // The files of this photo exist, but the database does not know the photo yet.
  const name = `${"ab".repeat(10)}_capi.jpg`;
  await askStore(bucket, `/${bucket.bucket}/${bucket.prefix}${name}`, { method: "PUT", body: "foto" });
  await instances.start();
  expect(await objectsIn(bucket)).toEqual([bucket.prefix + name]);
});
