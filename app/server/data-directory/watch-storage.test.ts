import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPhotoDirectory } from "~/photo-store/photo-directory.server";
import { finishedFiles } from "../../../tests/support/photos/finished-files";
import { openData, type OpenedData } from "./open-data";
import { type DataDirectory, prepareDataDirectory } from "./paths";
import { watchStorage } from "./watch-storage";

let places: DataDirectory;
let opened: OpenedData;
let storage: ReturnType<typeof watchStorage>;

beforeEach(async () => {
  places = await prepareDataDirectory(mkdtempSync(path.join(tmpdir(), "giramondo-watch-")));
  storage = watchStorage(places, createPhotoDirectory(places.uploads), () => opened.db);
  opened = await openData(places, { onQuery: storage.noteQuery });
});
afterEach(async () => {
  await opened.db.destroy();
  rmSync(places.root, { recursive: true });
});

it("remembers that a photo could not be stored until a trial in the same place works", async () => {
  const put = storage.watching("photos", createPhotoDirectory(places.uploads).put);
  const name = `${"ab".repeat(10)}_foto.jpg`;
  // A folder has the name that the photo needs, so the photo cannot be stored. Other photos can.
  mkdirSync(path.join(places.uploads, name, "piena"), { recursive: true });
  const files = await finishedFiles(places.incoming, [{ name, bytes: Buffer.from("una foto") }]);
  await expect(put(name, files)).rejects.toMatchObject({ syscall: "rename" });
  const away = `${places.uploads}-altrove`;
  utimesSync(places.uploads, 0, 0);
  expect(await storage.failing()).toBe(null);
  expect(statSync(places.uploads).mtimeMs, "tried").toBeGreaterThan(0);
  expect(readdirSync(places.uploads)).toEqual([name]);
  renameSync(places.uploads, away);
  writeFileSync(places.uploads, "");
  expect(await storage.failing()).toBe("everything");
  rmSync(places.uploads);
  renameSync(away, places.uploads);
  utimesSync(places.uploads, 0, 0);
  expect(await storage.failing()).toBe(null);
  expect(statSync(places.uploads).mtimeMs, "not tried").toBe(0);
});

it("does not take a mistake of ours for a fault of the disk", async () => {
  await expect(
    opened.db
      .insertInto("settings")
      .values({ key: "a" } as never)
      .execute(),
  ).rejects.toThrow();
  utimesSync(places.uploads, 0, 0);
  expect(await storage.failing()).toBe(null);
});
