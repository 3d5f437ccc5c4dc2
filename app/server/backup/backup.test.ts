import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "~/domain/auth/sessions.server";
import { removeStory } from "~/domain/stories/remove-story.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { placesIn } from "~/server/data-directory/places";
import { sendStory } from "../../../tests/support/send-stories";
import { testSite, type TestSite } from "../../../tests/support/test-site";
import { checkArchive } from "./check-archive";
import { createBackup } from "./create-backup";
import type { Manifest } from "./manifest";
import { restoreBackup } from "./restore-backup";

let running: TestSite;
let folder: string;
let archive: string;

beforeEach(async () => {
  running = await testSite();
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-backup-"));
  archive = path.join(folder, "copia.tar.gz");
});

afterEach(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const backUp = (target = archive) => createBackup(Driver, placesIn(running.dataDir), target);

async function check(file = archive) {
  const into = await mkdtemp(path.join(folder, "check-"));
  return checkArchive(Driver, file, into, () => false);
}

/** Unpacks the copy, lets the test spoil it, and packs it again. */
async function spoiled(spoil: (root: string, manifest: Manifest) => void): Promise<string> {
  const into = await mkdtemp(path.join(folder, "spoil-"));
  execFileSync("tar", ["-xzf", archive, "-C", into]);
  const root = path.join(into, "giramondo");
  const list = path.join(root, "manifest.json");
  const manifest = JSON.parse(readFileSync(list, "utf8")) as Manifest;
  spoil(root, manifest);
  if (existsSync(list)) writeFileSync(list, JSON.stringify(manifest));
  const file = path.join(into, "spoiled.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", into, "giramondo"]);
  return file;
}

describe("a copy of a running site", () => {
  it("holds every story and every photo file, and nothing else of the data directory", async () => {
    await sendStory(running, { photos: 3 });
    writeFileSync(path.join(running.dataDir, "site.env"), "PRODUCT_NAME=Ugo\n");
    writeFileSync(path.join(running.dataDir, "uploads", "appunti.txt"), "non è una foto");
    const made = await backUp();
    expect(made).toMatchObject({ file: archive, photos: 3, missing: [] });
    expect((await check()).contents).toMatchObject({ stories: 1, photos: 3 });

    const into = await mkdtemp(path.join(folder, "all-"));
    execFileSync("tar", ["-xzf", archive, "-C", into]);
    const names = readdirSync(path.join(into, "giramondo"));
    expect(names.sort()).toEqual(["manifest.json", "site.db", "site.env", "uploads"]);
    const photos = readdirSync(path.join(into, "giramondo", "uploads")).sort();
    const onDisk = readdirSync(path.join(running.dataDir, "uploads")).sort();
    expect(photos).toEqual(onDisk.filter((name) => name !== "appunti.txt"));
    expect(readdirSync(placesIn(running.dataDir).backups)).toEqual(["backup.lock"]);
  });

  it("keeps photos that are deleted while it is written", async () => {
    const id = await sendStory(running, { photos: 3 });
    let removed: Promise<unknown> | undefined;
    await createBackup(Driver, placesIn(running.dataDir), archive, () => {
      removed ??= removeStory(running.site, id);
    });
    await removed;
    expect(await listStories(running.site)).toEqual([]);
    expect(readdirSync(path.join(running.dataDir, "uploads"))).toEqual([]);
    expect((await check()).contents).toMatchObject({ stories: 1, photos: 3 });
  });

  it("says which photo files the disk had lost before, and is good for all the others", async () => {
    await sendStory(running);
    const [lost = ""] = readdirSync(path.join(running.dataDir, "uploads"));
    rmSync(path.join(running.dataDir, "uploads", lost));
    expect((await backUp()).missing).toEqual([`uploads/${lost}`]);
    expect((await check()).contents.stories).toBe(1);
  });

  it("gets its name from the moment when the target is a folder, and never takes the place of a file", async () => {
    const { file } = await backUp(folder);
    expect(path.basename(file)).toMatch(/^giramondo-\d{8}-\d{6}\.tar\.gz$/);
    await expect(backUp(file)).rejects.toThrow(/esiste già/);
    await expect(backUp(path.join(folder, "non-ce", "x.tar.gz"))).rejects.toThrow(/non esiste/);
  });

  it("clears away what a killed copy left, and does not run twice at once", async () => {
    const { backups } = placesIn(running.dataDir);
    mkdirSync(path.join(backups, ".0123456789abcdef.unfinished"), { recursive: true });
    const [first, second] = await Promise.allSettled([backUp(), backUp(path.join(folder, "altra.tar.gz"))]);
    expect(first.status).toBe("fulfilled");
    expect(second).toMatchObject({ reason: { message: expect.stringMatching(/già in corso/) as string } });
    expect(readdirSync(backups)).toEqual(["backup.lock"]);
  });

  it("refuses to copy what is not there, or is no database", async () => {
    await expect(createBackup(Driver, placesIn(folder), archive)).rejects.toThrow(/nessun sito/);
    writeFileSync(path.join(folder, "site.db"), "x".repeat(5000));
    await expect(createBackup(Driver, placesIn(folder), archive)).rejects.toThrow();
    expect(existsSync(archive)).toBe(false);
  });
});

describe("checking a copy", () => {
  beforeEach(async () => {
    await sendStory(running);
    await backUp();
  });

  it("finds a copy that was cut short", async () => {
    const bytes = readFileSync(archive);
    writeFileSync(archive, bytes.subarray(0, bytes.length - 1000));
    await expect(check()).rejects.toThrow(/non è completa/);
  });

  it("finds a copy with a changed byte anywhere", async () => {
    const bytes = readFileSync(archive);
    for (const share of [0.1, 0.35, 0.6, 0.85, 0.99]) {
      const at = Math.floor(bytes.length * share);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      writeFileSync(archive, changed);
      await expect(check(), `byte ${at}`).rejects.toMatchObject({ name: "CannotDo" });
    }
  });

  it.each<[string, (root: string, manifest: Manifest) => void, RegExp]>([
    ["a photo with other contents", (root) => overwritePhoto(root), /contenuto di uploads\/.* è cambiato/],
    [
      "a photo left out",
      (root) => rmSync(path.join(root, photoIn(root))),
      /non è completa \(manca uploads\//,
    ],
    ["a photo left out of file and list", leaveOutPhoto, /mancano delle foto/],
    ["a file that we never put there", (root) => writeFileSync(path.join(root, "x.sh"), ""), /x\.sh/],
    ["an unlisted photo", (_, list) => void list.files.pop(), /non ci ha messo/],
    ["no list", (root) => rmSync(path.join(root, "manifest.json")), /non è completa/],
    ["the layout of tomorrow", (_, list) => void (list.format = 2), /versione più nuova/],
    ["a list that is none", (_, list) => void (list.files = [{} as never]), /contenuto di manifest\.json/],
  ])("refuses %s", async (_, spoil, sentence) => {
    const file = await spoiled(spoil);
    await expect(check(file)).rejects.toMatchObject({
      name: "CannotDo",
      message: expect.stringMatching(sentence) as string,
    });
  });

  it("takes one that somebody has unpacked, and packed again with tar", async () => {
    expect((await check(await spoiled(() => {}))).contents).toMatchObject({ stories: 1, photos: 1 });
  });

  it("refuses what is no archive at all", async () => {
    writeFileSync(archive, "una lista della spesa");
    await expect(check()).rejects.toThrow(/non è una copia di Giramondo/);
    await expect(check(path.join(folder, "non-ce"))).rejects.toThrow(/non c'è/);
  });
});

describe("restoring", () => {
  const target = () => placesIn(path.join(folder, "ripristino"));
  const restore = (force = false, file = archive) => restoreBackup(Driver, target(), file, { force });
  const storiesIn = (file: string) => {
    const database = new Driver(file);
    const stories = database.prepare("select story from stories order by created_at").pluck().all();
    database.close();
    return stories;
  };

  beforeEach(async () => {
    await sendStory(running, { story: "La prima." });
    await startSession(running.site);
    await backUp();
  });

  it("makes the site what it was, signs everybody out, and keeps aside what was there", async () => {
    expect(await restore()).toMatchObject({ aside: null, contents: { stories: 1, photos: 1 } });
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    expect(readdirSync(target().uploads).sort()).toEqual(
      readdirSync(placesIn(running.dataDir).uploads).sort(),
    );

    await sendStory(running, { story: "La seconda." });
    const second = path.join(folder, "seconda.tar.gz");
    await backUp(second);
    await expect(restore(false, second)).rejects.toThrow(/--force/);
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    const { aside } = await restore(true, second);
    expect(storiesIn(target().database)).toEqual(["La prima.", "La seconda."]);
    expect(storiesIn(path.join(aside ?? "", "site.db"))).toEqual(["La prima."]);
    expect(readdirSync(path.join(aside ?? "", "uploads"))).not.toEqual([]);

    const database = new Driver(target().database);
    expect(database.prepare("select count(*) from sessions").pluck().get()).toBe(0);
    database.close();
  });

  it("does not lose what is only in the write-ahead log, and does not mix it with the copy", async () => {
    const here = placesIn(running.dataDir);
    mkdirSync(target().root);
    for (const ending of ["", "-wal", "-shm"])
      copyFileSync(here.database + ending, target().database + ending);
    const before = storiesIn(path.join(target().root, "site.db"));
    for (const ending of ["-wal", "-shm"]) copyFileSync(here.database + ending, target().database + ending);
    const { aside } = await restore(true);
    expect(existsSync(`${target().database}-wal`)).toBe(false);
    expect(storiesIn(path.join(aside ?? "", "site.db"))).toEqual(before);
  });

  it("brings back from a database alone what only its write-ahead log holds", async () => {
    await restore();
    const killed = path.join(folder, "killed");
    mkdirSync(killed);
    await sendStory(running, { story: "Arrivata un attimo prima." });
    for (const ending of ["", "-wal"])
      copyFileSync(placesIn(running.dataDir).database + ending, path.join(killed, `site.db${ending}`));
    expect(storiesInPlain(path.join(killed, "site.db"))).not.toContain("Arrivata un attimo prima.");
    await restore(true, path.join(killed, "site.db"));
    expect(storiesIn(target().database)).toEqual(["La prima.", "Arrivata un attimo prima."]);
  });

  it("touches nothing when the copy is bad", async () => {
    await restore();
    const bytes = readFileSync(archive);
    writeFileSync(archive, bytes.subarray(0, bytes.length / 2));
    await expect(restore(true)).rejects.toThrow(/non è completa/);
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    expect(readdirSync(target().backups)).toEqual(["backup.lock"]);
  });

  it("refuses while a site is running there", async () => {
    await expect(restoreBackup(Driver, placesIn(running.dataDir), archive, { force: true })).rejects.toThrow(
      /in funzione/,
    );
    expect(await listStories(running.site)).toHaveLength(1);
  });

  it("takes the copy of a database alone and leaves the photos where they are", async () => {
    await restore();
    const before = readdirSync(target().uploads);
    const copy = path.join(folder, "prima.db");
    copyFileSync(target().database, copy);
    expect(await restore(true, copy)).toMatchObject({ databaseOnly: true, contents: { stories: 1 } });
    expect(readdirSync(target().uploads)).toEqual(before);
  });

  it("refuses a copy of a newer program", async () => {
    const newer = new Driver(path.join(running.dataDir, "site.db"));
    newer.exec("insert into kysely_migration (name, timestamp) values ('999-domani', '')");
    newer.close();
    const file = path.join(folder, "domani.tar.gz");
    await backUp(file);
    await expect(restore(false, file)).rejects.toThrow(/più nuova/);
    expect(existsSync(target().database)).toBe(false);
  });
});

/** What the database file holds without its log. */
function storiesInPlain(file: string): unknown[] {
  const alone = `${file}.alone`;
  copyFileSync(file, alone);
  const database = new Driver(alone);
  const known = database.prepare("select name from sqlite_schema where name = 'stories'").get();
  const stories = known ? database.prepare("select story from stories").pluck().all() : [];
  database.close();
  return stories;
}

function photoIn(root: string): string {
  return path.join("uploads", readdirSync(path.join(root, "uploads")).sort()[0] ?? "");
}

function overwritePhoto(root: string): void {
  writeFileSync(path.join(root, photoIn(root)), "un'altra foto");
}

function leaveOutPhoto(root: string, manifest: Manifest): void {
  const photo = photoIn(root);
  rmSync(path.join(root, photo));
  manifest.files = manifest.files.filter((file) => file.path !== photo);
}
