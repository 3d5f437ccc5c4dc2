import { copyFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { restoreBackup } from "~/server/backup/restore-backup";
import { readConfig } from "~/server/config";
import { type OpenedSite, openSite } from "~/server/open-site";
import { receivedIn } from "../../../tests/support/received-file";
import { sendStory } from "../../../tests/support/send-stories";
import type { TestSite } from "../../../tests/support/test-site";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type DataDirectory, placesIn } from "./places";

let home: string;
let places: DataDirectory;
const opened: OpenedSite[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "giramondo-strays-"));
  places = placesIn(path.join(home, "data"));
});
afterEach(async () => {
  await close();
  rmSync(home, { recursive: true });
});

const close = async () => {
  for (const site of opened.splice(0)) await site.close();
};

async function open(dataDir = places.root): Promise<OpenedSite & TestSite> {
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const site = await openSite(reading.config);
  opened.push(site);
  return { ...site, dataDir, receive: (name, bytes) => receivedIn(site.site, name, bytes) };
}

const photos = (folder = places.uploads) => readdirSync(folder).sort();
const backups = ({ backups } = places) => {
  const folders = readdirSync(path.dirname(backups)).includes("backups") ? readdirSync(backups) : [];
  return folders.filter((name) => name.startsWith("foto-senza-padrone-"));
};

/** A site with one story; then its database is copied, another story comes, and the site ends. */
async function oneStoryMoreThanIn(copy: string): Promise<{ before: string[]; after: string[] }> {
  await sendStory(await open(), { story: "La prima." });
  const before = photos();
  await close();
  copyFileSync(places.database, copy);
  await sendStory(await open(), { story: "La seconda.", photos: 2 });
  const after = photos();
  await close();
  return { before, after };
}

it("keeps what came since when an older database is restored, and all is well when the newer one comes back", async () => {
  const copy = path.join(home, "prima-di.db");
  const { before, after } = await oneStoryMoreThanIn(copy);
  const { aside } = await restoreBackup(Driver, places, copy, { force: true });
  const { strayPhotos } = await open();
  expect(photos()).toEqual(before);
  expect(strayPhotos).toEqual({ count: 2, folder: path.join(places.backups, backups()[0] ?? "") });
  const kept = photos(strayPhotos?.folder);
  expect([...before, ...kept].sort()).toEqual(after);
  await close();

  await restoreBackup(Driver, places, path.join(aside ?? "", "site.db"), { force: true });
  for (const name of kept) {
    renameSync(path.join(strayPhotos?.folder ?? "", name), path.join(places.uploads, name));
  }
  expect((await open()).strayPhotos).toBeNull();
  expect(photos()).toEqual(after);
});

it("keeps what came since when an older database is put back by hand", async () => {
  const copy = path.join(home, "vecchio.db");
  const { before, after } = await oneStoryMoreThanIn(copy);
  copyFileSync(copy, places.database);
  const { strayPhotos } = await open();
  expect(strayPhotos?.count).toBe(2);
  expect([...before, ...photos(strayPhotos?.folder)].sort()).toEqual(after);
});

it("keeps every photo when the database is gone", async () => {
  const { after } = await oneStoryMoreThanIn(path.join(home, "copia.db"));
  renameSync(places.database, path.join(home, "site.db"));
  const { strayPhotos } = await open();
  expect(strayPhotos?.count).toBe(3);
  expect(photos()).toEqual([]);
  expect(photos(strayPhotos?.folder)).toEqual(after);
});

it("keeps nothing that never belonged to a story when the site was only killed", async () => {
  const { site, receive } = await open();
  const [prepared] =
    (await site.images.prepare([await receive("orfana.jpg", await jpegPhoto({ width: 90, height: 90 }))], {
      most: 1,
      sender: null,
    })) ?? [];
  if (!prepared?.ok) throw new Error(prepared?.code);
  await site.photos.put(prepared.value.photo);
  expect(photos()).not.toEqual([]);

  const killed = placesIn(path.join(home, "killed"));
  cpSync(places.root, killed.root, { recursive: true });
  expect((await open(killed.root)).strayPhotos).toBeNull();
  expect(photos(killed.uploads)).toEqual([]);
  expect(backups(killed)).toEqual([]);
});
