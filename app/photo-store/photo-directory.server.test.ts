import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPhotoDirectory } from "./photo-directory.server";
import { finishedFiles } from "../../tests/support/photos/finished-files";
import { photoFiles } from "./photo-files";

let parent: string;
let directory: string;
let incoming: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "giramondo-store-"));
  directory = path.join(parent, "uploads");
  incoming = path.join(parent, "incoming");
});
afterEach(() => rm(parent, { recursive: true }));

function photo(id: string, size = 2560) {
  const facts = { name: `${id.repeat(20)}_capi.jpg`, width: size, height: size };
  const files = photoFiles(facts).map(({ name }) => ({ name, bytes: Buffer.from(`pixels of ${name}`) }));
  return { name: facts.name, files };
}

async function put({ name, files }: ReturnType<typeof photo>, from = incoming): Promise<void> {
  await createPhotoDirectory(directory).put(name, await finishedFiles(from, files));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("what was put is on disk under its names, and nothing else is", async () => {
  const one = photo("1");
  await put(one);
  expect((await readdir(directory)).sort()).toEqual(one.files.map((file) => file.name).sort());
  for (const { name, bytes } of one.files) expect(await readFile(path.join(directory, name))).toEqual(bytes);
  expect(await filesIn(incoming), "taken over, not copied").toEqual([]);
});

test("finished files on another file system are taken over too", async () => {
  const elsewhere = await mkdtemp("/dev/shm/giramondo-store-");
  try {
    await mkdir(directory);
    expect((await stat(elsewhere)).dev, "another file system").not.toBe((await stat(directory)).dev);
    const one = photo("1");
    await put(one, elsewhere);
    expect((await readdir(directory)).sort()).toEqual(one.files.map((file) => file.name).sort());
    expect(await filesIn(elsewhere)).toEqual([]);
    const blocked = photo("2");
    await mkdir(path.join(directory, blocked.files.at(-1)?.name ?? "", "full"), { recursive: true });
    await expect(put(blocked, elsewhere)).rejects.toThrow();
    expect(await filesIn(directory), "neither half a photo nor an unfinished copy").toHaveLength(
      one.files.length,
    );
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

test("a stored file is read back with its length, however long it is", async () => {
  const store = createPhotoDirectory(directory);
  const long = Buffer.alloc(200_000, "capi");
  const one = photo("1", 100);
  await put({ ...one, files: [{ name: one.name, bytes: long }] });
  const found = await store.read(one.name);
  expect(found?.bytes).toBe(200_000);
  expect(Buffer.from(await new Response(found?.stream).arrayBuffer())).toEqual(long);
});

test("a reader who leaves half-way, or never begins, keeps nothing open", async () => {
  const store = createPhotoDirectory(directory);
  const one = photo("1", 100);
  await put({ ...one, files: [{ name: one.name, bytes: Buffer.alloc(500_000) }] });
  const openFiles = async () => {
    const links = (await readdir("/proc/self/fd")).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ""),
    );
    return (await Promise.all(links)).filter((link) => link.startsWith(directory));
  };
  const leaving = (await store.read(one.name))?.stream.getReader();
  await leaving?.read();
  expect(await openFiles()).toHaveLength(1);
  await leaving?.cancel();
  await store.read(one.name);
  expect(await openFiles()).toEqual([]);
});

test.each([
  "unknown.jpg",
  `${"2".repeat(20)}_capi.jpg`,
  "../secret",
  "..",
  "",
  `${"1".repeat(20)}_../../secret.jpg`,
])("there is no photo %j", async (name) => {
  await mkdir(directory);
  await writeFile(path.join(parent, "secret"), "segreto");
  await writeFile(path.join(directory, "unknown.jpg"), "not ours");
  expect(await createPhotoDirectory(directory).read(name)).toBeNull();
});

test("a removed photo leaves no size of it behind, and takes no other with it", async () => {
  const store = createPhotoDirectory(directory);
  const [one, other] = [photo("1"), photo("2")];
  await put(one);
  await put(other);
  await store.remove(one.name);
  expect((await readdir(directory)).sort()).toEqual(other.files.map((file) => file.name).sort());
  await store.remove(one.name);
  await store.remove("../uploads");
  expect(await store.names()).toEqual([other.name]);
});

test("every photo is listed once, by its name; before the first there is none", async () => {
  const store = createPhotoDirectory(directory);
  expect(await store.names()).toEqual([]);
  await put(photo("1"));
  await put(photo("2", 300));
  await writeFile(path.join(directory, "README"), "not ours");
  await rm(path.join(directory, photo("1").name));
  expect((await store.names()).sort()).toEqual([photo("1").name, photo("2").name]);
});

test("a photo that cannot be written completely is not there at all", async () => {
  const one = photo("1");
  // A directory in the place of the last file stops the put after the others have been moved.
  const blocked = one.files.at(-1)?.name ?? "";
  await mkdir(path.join(directory, blocked, "full"), { recursive: true });
  await expect(put(one)).rejects.toThrow();
  expect(await readdir(directory)).toEqual([blocked]);
});

test("a name that is not a photo's is never written", async () => {
  await expect(put({ ...photo("1"), name: "../secret.jpg" })).rejects.toThrow();
  await expect(
    put({ ...photo("1"), files: [{ name: "../secret.jpg", bytes: Buffer.from("x") }] }),
  ).rejects.toThrow();
  expect(await readdir(parent)).not.toContain("secret.jpg");
});

test("what a killed put left behind is no photo and is cleared away", async () => {
  const store = createPhotoDirectory(directory);
  await store.removeUnfinished();
  await put(photo("1", 100));
  await writeFile(path.join(directory, ".0123456789abcdef.unfinished"), "half");
  await writeFile(path.join(directory, "README"), "not ours");
  expect(await store.names()).toEqual([photo("1").name]);
  await store.removeUnfinished();
  expect((await readdir(directory)).sort()).toEqual(
    [...photo("1", 100).files.map((file) => file.name), "README"].sort(),
  );
});
