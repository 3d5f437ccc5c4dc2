import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { submitStory } from "~/domain/stories/submit-story.server";
import { restoreBackup } from "~/server/backup/restore-backup";
import { readConfig } from "~/server/configuration/config";
import { type OpenedSite, openSite } from "~/server/open-site";
import { receivedIn } from "../../../tests/support/photos/received-file";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import type { TestSite } from "../../../tests/support/test-site";
import { jpegPhoto } from "../../../tests/support/test-photos";
import { type DataDirectory, dataPathsIn, prepareDataDirectory } from "./paths";
import { unknownPhotosFolder } from "./unknown-photos";

let home: string;
let places: DataDirectory;
const opened: OpenedSite[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "giramondo-unknown-"));
  places = dataPathsIn(path.join(home, "data"));
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
  return folders.filter((name) => name.startsWith("foto-sconosciute-"));
};

/** Makes a site with one story and copies its database. Then a second story comes, and the site ends. */
async function oneStoryMoreThanIn(copy: string): Promise<{ before: string[]; after: string[] }> {
  await submitStoryTo(await open(), { story: "La prima." });
  const before = photos();
  await close();
  copyFileSync(places.database, copy);
  await submitStoryTo(await open(), { story: "La seconda.", photos: 2 });
  const after = photos();
  await close();
  return { before, after };
}

it("keeps what came since when an older database is restored, and all is well when the newer one comes back", async () => {
  const copy = path.join(home, "prima-di.db");
  const { before, after } = await oneStoryMoreThanIn(copy);
  const [aside = ""] = (await restoreBackup(places, copy, { force: true })).asides;
  const { unknownPhotos } = await open();
  expect(photos()).toEqual(before);
  expect(unknownPhotos).toEqual({ count: 2, folder: path.join(places.backups, backups()[0] ?? "") });
  const kept = photos(unknownPhotos?.folder);
  expect([...before, ...kept].sort()).toEqual(after);
  await close();

  await restoreBackup(places, path.join(aside, "site.db"), { force: true });
  for (const name of kept) {
    renameSync(path.join(unknownPhotos?.folder ?? "", name), path.join(places.uploads, name));
  }
  expect((await open()).unknownPhotos).toBeNull();
  expect(photos()).toEqual(after);
});

it("keeps what came since when an older database is put back by hand", async () => {
  const copy = path.join(home, "vecchio.db");
  const { before, after } = await oneStoryMoreThanIn(copy);
  copyFileSync(copy, places.database);
  const { unknownPhotos } = await open();
  expect(unknownPhotos?.count).toBe(2);
  expect([...before, ...photos(unknownPhotos?.folder)].sort()).toEqual(after);
});

it("keeps every photo when the database is gone", async () => {
  const { after } = await oneStoryMoreThanIn(path.join(home, "copia.db"));
  renameSync(places.database, path.join(home, "site.db"));
  const { unknownPhotos } = await open();
  expect(unknownPhotos?.count).toBe(3);
  expect(photos()).toEqual([]);
  expect(photos(unknownPhotos?.folder)).toEqual(after);
});

it("keeps for 30 days what was being sent when the site was killed", async () => {
  const { site, receive } = await open();
  const [prepared] =
    (await site.images.prepare([await receive("orfana.jpg", await jpegPhoto({ width: 90, height: 90 }))], {
      max: 1,
      sender: null,
    })) ?? [];
  if (!prepared?.ok) throw new Error(prepared?.code);
  await site.photos.put(prepared.value.name, prepared.value.files);
  const stored = photos();
  expect(stored).not.toEqual([]);

  const killed = dataPathsIn(path.join(home, "killed"));
  cpSync(places.root, killed.root, { recursive: true });
  const { unknownPhotos } = await open(killed.root);
  expect(photos(killed.uploads)).toEqual([]);
  expect(unknownPhotos?.count).toBe(1);
  expect(photos(unknownPhotos?.folder)).toEqual(stored);
  expect(backups(killed)).toEqual([path.basename(unknownPhotos?.folder ?? "")]);
});

it("deletes expired drafts with their photos, and sets nothing of them aside", async () => {
  const first = await open();
  const refused = await submitStory(first.site, {
    fields: {},
    language: "it",
    honeypot: "",
    token: null,
    draftId: null,
    removed: [],
    received: [await first.receive("bozza.jpg", await jpegPhoto())],
  });
  expect(refused.ok).toBe(false);
  expect(photos()).not.toEqual([]);
  await first.site.db.updateTable("drafts").set({ expires_at: "2026-01-01T00:00:00.000Z" }).execute();
  await close();
  expect((await open()).unknownPhotos).toBeNull();
  expect(photos()).toEqual([]);
  expect(backups()).toEqual([]);
});

it("deletes what was set aside after 30 days, and nothing else of the backups", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [expired, recent] = [`foto-sconosciute-${ago(32)}`, `foto-sconosciute-${ago(29)}`];
  const others = [
    "prima-del-ripristino-20200101-100000",
    "foto-sconosciute-mie",
    "prima-di-0.1.0-20200101-100000.db",
  ];
  for (const name of [expired, recent, ...others]) {
    mkdirSync(path.join(places.backups, name), { recursive: true });
    writeFileSync(path.join(places.backups, name, "foto.jpg"), "");
  }
  await open();
  expect(readdirSync(places.backups).sort()).toEqual([recent, ...others].sort());
});

it("judges what this start has set aside by how long it has run, whatever its clock said", async () => {
  const clock = new Date("2026-01-01T00:00:00.000Z");
  const corrected = new Date("2026-06-01T00:00:00.000Z");
  const folder = unknownPhotosFolder(await prepareDataDirectory(places.root), clock);
  const name = `${"ab".repeat(10)}_foto.jpg`;
  writeFileSync(path.join(places.uploads, name), "una foto");
  await folder.setAside(name);
  expect(readdirSync(places.uploads)).toEqual([]);
  await folder.removeExpired(corrected, 29 * 86_400_000);
  expect(readdirSync(path.join(places.backups, "foto-sconosciute-2026-01-01"))).toEqual([name]);
  await folder.removeExpired(corrected, 31 * 86_400_000);
  expect(readdirSync(places.backups)).toEqual([]);
});
