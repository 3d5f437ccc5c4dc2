import { mkdir, mkdtemp, readdir, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPhotoDirectory } from "./photo-directory.server";
import { finishedFiles } from "../../tests/support/photos/finished-files";
import { photoOf, photoStoreContract } from "../../tests/support/photos/photo-store-contract";
import { storedNames } from "../../tests/support/photos/stored-names";

describe("a directory is a photo store:", () => {
  photoStoreContract(async (folder) => {
    const directory = path.join(folder, "uploads");
    await mkdir(directory);
    await writeFile(path.join(folder, "secret"), "segreto");
    return {
      store: createPhotoDirectory(directory),
      contents: async () => (await readdir(directory)).sort(),
      addForeign: (name) => writeFile(path.join(directory, name), "not ours"),
      // A directory stands where one file should go. So `put` fails after it has moved the other files.
      block: async (name) => void (await mkdir(path.join(directory, name, "full"), { recursive: true })),
    };
  });
});

let parent: string;
let directory: string;
let incoming: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "giramondo-store-"));
  directory = path.join(parent, "uploads");
  incoming = path.join(parent, "incoming");
});
afterEach(() => rm(parent, { recursive: true }));

type Photo = Pick<ReturnType<typeof photoOf>, "name" | "files">;

async function put({ name, files }: Photo, from = incoming): Promise<void> {
  await createPhotoDirectory(directory).put(name, await finishedFiles(from, files));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("the directory is made when the first photo comes", async () => {
  const store = createPhotoDirectory(directory);
  expect(await storedNames(store)).toEqual([]);
  await store.removeForGood(new Set());
  await put(photoOf("1"));
  expect((await readdir(directory)).sort()).toEqual(photoOf("1").fileNames);
  expect(await storedNames(store)).toEqual([photoOf("1").name]);
});

test("of fifty files that are read together one chunk is read in a turn of the event loop", async () => {
  const fileName = photoOf("1").fileNames[0] ?? "";
  const store = createPhotoDirectory(directory);
  await put(photoOf("1"));
  const files = await Promise.all(Array.from({ length: 50 }, () => store.read(fileName)));
  let turns = 0;
  const count = () => (turns += 1) < 50 && setImmediate(count);
  setImmediate(count);
  await Promise.all(files.map(async (file) => file?.stream.getReader().read()));
  expect(turns).toBe(50);
});

test("finished files on another file system are taken over too", async () => {
  const elsewhere = await mkdtemp("/dev/shm/giramondo-store-");
  try {
    await mkdir(directory);
    expect((await stat(elsewhere)).dev, "another file system").not.toBe((await stat(directory)).dev);
    const one = photoOf("1");
    await put(one, elsewhere);
    expect((await readdir(directory)).sort()).toEqual(one.fileNames);
    expect(await filesIn(elsewhere)).toEqual([]);
    const blocked = photoOf("2");
    await mkdir(path.join(directory, blocked.files.at(-1)?.name ?? "", "full"), { recursive: true });
    await expect(put(blocked, elsewhere)).rejects.toThrow();
    expect(await filesIn(directory), "neither half a photo nor an unfinished copy").toHaveLength(
      one.files.length,
    );
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

test("a reader who leaves half-way, or never begins, keeps nothing open", async () => {
  const store = createPhotoDirectory(directory);
  const one = photoOf("1", 100);
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

test("what a killed put left behind is no photo and is cleared away", async () => {
  const store = createPhotoDirectory(directory);
  await store.removeUnfinished();
  await put(photoOf("1", 100));
  await writeFile(path.join(directory, ".0123456789abcdef.unfinished"), "half");
  await writeFile(path.join(directory, "README"), "not ours");
  expect(await storedNames(store)).toEqual([photoOf("1").name]);
  await store.removeUnfinished();
  expect((await readdir(directory)).sort()).toEqual([...photoOf("1", 100).fileNames, "README"].sort());
});
