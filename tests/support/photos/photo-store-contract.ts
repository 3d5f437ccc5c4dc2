import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { currentSizes, photoFiles } from "~/photo-store/photo-files";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import { finishedFiles } from "./finished-files";
import { storedNames } from "./stored-names";

/** A store under test, and a view of it that does not use its code. */
export interface StoreUnderTest {
  store: PhotoStore;
  /** Returns the sorted names of everything in it. */
  contents(): Promise<string[]>;
  /** Adds something that does not belong to the site. */
  addForeign(name: string): Promise<void>;
  /** Makes it impossible to put this file. */
  block(fileName: string): Promise<void>;
}

/** Returns a photo whose files contain their own names. */
export function photoOf(id: string, size = 2560) {
  const photo = { name: `${id.repeat(20)}_capi.jpg`, width: size, height: size, sizes: currentSizes };
  const files = photoFiles(photo).map(({ name }) => ({ name, bytes: Buffer.from(`pixels of ${name}`) }));
  return { name: photo.name, files, fileNames: files.map(({ name }) => name).sort() };
}

/** The tests of every PhotoStore. `open` makes a store for each test, in the test's folder. */
export function photoStoreContract(open: (folder: string) => Promise<StoreUnderTest>): void {
  let folder: string;
  let incoming: string;
  let tried: StoreUnderTest;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "giramondo-store-"));
    incoming = path.join(folder, "incoming");
    await mkdir(incoming);
    tried = await open(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async ({ name, files }: Pick<ReturnType<typeof photoOf>, "name" | "files">) =>
    tried.store.put(name, await finishedFiles(incoming, files));
  const textOf = async (fileName: string) => {
    const found = await tried.store.read(fileName);
    return found && Buffer.from(await new Response(found.stream).arrayBuffer()).toString();
  };

  test("what was put is there under its names, and nothing else is", async () => {
    const one = photoOf("1");
    await put(one);
    expect(await tried.contents()).toEqual(one.fileNames);
    for (const { name, bytes } of one.files) {
      expect(await textOf(name)).toBe(bytes.toString());
      expect(await tried.store.bytesOf(name)).toBe(bytes.length);
    }
    for (const name of [photoOf("2").name, "../site.db"]) expect(await tried.store.bytesOf(name)).toBeNull();
    const left = await readdir(incoming, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  test("a stored file is read back with its length, however long it is", async () => {
    const long = Buffer.alloc(900_000, "capi");
    const one = photoOf("1", 100);
    await put({ ...one, files: [{ name: one.name, bytes: long }] });
    const found = await tried.store.read(one.name);
    expect(found?.bytes).toBe(900_000);
    expect(Buffer.from(await new Response(found?.stream).arrayBuffer()).equals(long)).toBe(true);
  });

  test("a reader may leave half-way, or never begin", async () => {
    const one = photoOf("1", 100);
    await put({ ...one, files: [{ name: one.name, bytes: Buffer.alloc(900_000) }] });
    const leaving = (await tried.store.read(one.name))?.stream.getReader();
    expect((await leaving?.read())?.done).toBe(false);
    await leaving?.cancel();
    await (await tried.store.read(one.name))?.stream.cancel();
    expect(await tried.store.read(one.name)).toMatchObject({ bytes: 900_000 });
  });

  test.each([
    "unknown.jpg",
    `${"2".repeat(20)}_capi.jpg`,
    "../secret",
    "..",
    "",
    `${"1".repeat(20)}_../../secret.jpg`,
  ])("there is no photo %j", async (name) => {
    await tried.addForeign("unknown.jpg");
    expect(await tried.store.read(name)).toBeNull();
  });

  test("a removed photo leaves no size of it behind, and takes no other with it", async () => {
    const [one, other] = [photoOf("1"), photoOf("2")];
    await put(one);
    await put(other);
    await tried.store.remove(one.name);
    expect(await tried.contents()).toEqual(other.fileNames);
    await tried.store.remove(one.name);
    await tried.store.remove("../uploads");
    expect(await storedNames(tried.store)).toEqual([other.name]);
  });

  test("photos are removed for good by their ids", async () => {
    const [one, other] = [photoOf("1"), photoOf("2")];
    await put(one);
    await put(other);
    await tried.store.removeForGood(new Set(["1".repeat(20), "3".repeat(20)]));
    expect(await tried.contents()).toEqual(other.fileNames);
  });

  test("every photo is listed once, with its files; before the first there is none", async () => {
    expect(await tried.store.list()).toEqual([]);
    const [one, other] = [photoOf("1"), photoOf("2", 300)];
    await put({ ...one, files: one.files.slice(1) });
    await put(other);
    await tried.addForeign("README");
    const listed = (await tried.store.list()).map(({ name, files }) => ({ name, files: files.sort() }));
    const whole = [
      { name: one.name, files: one.fileNames.filter((name) => name !== one.name) },
      { name: other.name, files: other.fileNames },
    ];
    expect(listed.sort((a, b) => a.name.localeCompare(b.name))).toEqual(whole);
    expect((await storedNames(tried.store)).sort()).toEqual([one.name, other.name]);
  });

  test("a photo that cannot be stored completely is not there at all", async () => {
    const [one, other] = [photoOf("1"), photoOf("2")];
    await put(other);
    const blocked = one.files.at(-1)?.name ?? "";
    await tried.block(blocked);
    await expect(put(one)).rejects.toThrow();
    expect((await tried.contents()).filter((name) => name !== blocked)).toEqual(other.fileNames);
  });

  test("a name that is not a photo's is never stored", async () => {
    await expect(put({ ...photoOf("1"), name: "../secret.jpg" })).rejects.toThrow();
    const foreign = [{ name: "../secret.jpg", bytes: Buffer.from("x") }];
    await expect(put({ ...photoOf("1"), files: foreign })).rejects.toThrow();
    expect(await tried.contents()).toEqual([]);
  });

  test("a trial of writing leaves nothing behind", async () => {
    await tried.store.tryWriting();
    expect(await tried.contents()).toEqual([]);
  });
}
