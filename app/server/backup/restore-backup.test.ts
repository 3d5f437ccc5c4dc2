import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSession } from "~/domain/auth/sessions.server";
import { findStory, listStories } from "~/domain/stories/stories-queries.server";
import { withdrawStory } from "~/domain/stories/withdrawals/withdraw-story.server";
import { listWithdrawnStories } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { migrate, migrations } from "~db/migrate";
import { openDatabase } from "~db/open-database";
import { readConfig } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { openSite } from "~/server/open-site";
import { backupBench, type BackupBench } from "../../../tests/support/program/backup-bench";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { restoreBackup } from "./restore-backup";

let bench: BackupBench;

beforeEach(async () => {
  bench = await backupBench();
});
afterEach(() => bench.close());

describe("restoring", () => {
  const target = () => dataPathsIn(path.join(bench.folder, "ripristino"));
  const restore = (force = false, file = bench.archive) => restoreBackup(target(), file, { force });
  const openTarget = () => {
    const reading = readConfig({ DATA_DIR: target().root });
    if (!reading.ok) throw new Error(reading.problems.join());
    return openSite(reading.config);
  };
  const storiesIn = (file: string) => {
    const database = new Driver(file);
    const stories = database.prepare("select story from stories order by created_at").pluck().all();
    database.close();
    return stories;
  };

  beforeEach(async () => {
    await submitStoryTo(bench.running, { story: "La prima." });
    await startSession(bench.running.site);
    await bench.backUp();
  });

  it("makes the site what it was, signs everybody out, and keeps aside what was there", async () => {
    expect(await restore()).toMatchObject({ asides: [], contents: { stories: 1, photos: 1 } });
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    expect(readdirSync(target().uploads).sort()).toEqual(
      readdirSync(dataPathsIn(bench.running.dataDir).uploads).sort(),
    );

    await submitStoryTo(bench.running, { story: "La seconda." });
    const second = path.join(bench.folder, "seconda.tar.gz");
    await bench.backUp(second);
    await expect(restore(false, second)).rejects.toThrow(/--force/);
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    const [aside = ""] = (await restore(true, second)).asides;
    expect(storiesIn(target().database)).toEqual(["La prima.", "La seconda."]);
    expect(storiesIn(path.join(aside, "site.db"))).toEqual(["La prima."]);
    expect(readdirSync(path.join(aside, "uploads"))).not.toEqual([]);

    const database = new Driver(target().database);
    expect(database.prepare("select count(*) from sessions").pluck().get()).toBe(0);
    database.close();
  });

  it("leaves a link to the photos where it is, and refuses one that leads nowhere", async () => {
    await restore();
    const disk = path.join(bench.folder, "disco");
    renameSync(target().uploads, disk);
    symlinkSync(disk, target().uploads);
    writeFileSync(path.join(disk, "appunti.txt"), "");
    const photos = readdirSync(disk).sort();
    const [aside = ""] = (await restore(true)).asides;
    expect(readlinkSync(target().uploads)).toBe(disk);
    expect(readdirSync(disk).sort()).toEqual(photos);
    expect(readdirSync(path.join(aside, "uploads"))).toHaveLength(photos.length - 1);

    renameSync(disk, `${disk}-staccato`);
    const before = readdirSync(target().root);
    await expect(restore(true)).rejects.toThrow(`${target().uploads} porta a ${disk}, che non esiste: monta`);
    expect(readdirSync(target().root)).toEqual(before);
    await expect(openTarget()).rejects.toThrow("che non esiste: monta");
  });

  it("keeps aside what each of several restores within one second has replaced", async () => {
    await restore();
    const asides: string[] = [];
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (const story of ["La seconda.", "La terza."]) {
        await submitStoryTo(bench.running, { story });
        const file = path.join(bench.folder, `${story}tar.gz`);
        await bench.backUp(file);
        asides.push((await restore(true, file)).asides.join());
      }
    } finally {
      vi.useRealTimers();
    }
    expect(storiesIn(target().database).sort()).toEqual(["La prima.", "La seconda.", "La terza."]);
    expect(asides.map((aside) => storiesIn(path.join(aside, "site.db")).sort())).toEqual([
      ["La prima."],
      ["La prima.", "La seconda."],
    ]);
    await (await openTarget()).close();
  });

  it("keeps aside the first password of what it replaces: that of the copy is another one", async () => {
    await restore();
    writeFileSync(target().firstPassword, "la-prima-di-questa\n");
    const [aside = ""] = (await restore(true)).asides;
    expect(existsSync(target().firstPassword)).toBe(false);
    expect(readFileSync(path.join(aside, "first-password.txt"), "utf8")).toBe("la-prima-di-questa\n");
  });

  it("writes to nobody afterwards: no browser, nothing to send, and a pause until the owner ends it", async () => {
    const now = new Date().toISOString();
    const browser = { endpoint: "https://push.example/1", public_key: "a", auth: "b", browser: null };
    await bench.running.site.db
      .insertInto("push_browsers")
      .values({ id: "1", created_at: now, ...browser })
      .execute();
    const follower = { endpoint: "https://push.example/1", public_key: "a", auth: "b", language: "it" };
    await bench.running.site.db
      .insertInto("followers")
      .values({ id: "1", day: now.slice(0, 10), follows: 1, ...follower })
      .execute();
    await bench.backUp(path.join(bench.folder, "con-avvisi.tar.gz"));
    await restore(false, path.join(bench.folder, "con-avvisi.tar.gz"));
    const database = new Driver(target().database);
    const tables = ["push_browsers", "followers", "notifications", "notification_messages"];
    for (const table of [...tables, "notification_entries"]) {
      expect(database.prepare(`select count(*) from ${table}`).pluck().get(), table).toBe(0);
    }
    const settings = database.prepare("select key from settings").pluck().all();
    expect(settings).toContain("notifications-paused");
    expect(settings).toContain("last-backup-at");
    database.close();
  });

  it("does not lose what is only in the write-ahead log, and does not mix it with the copy", async () => {
    const here = dataPathsIn(bench.running.dataDir);
    mkdirSync(target().root);
    for (const ending of ["", "-wal", "-shm"])
      copyFileSync(here.database + ending, target().database + ending);
    const before = storiesIn(path.join(target().root, "site.db"));
    for (const ending of ["-wal", "-shm"]) copyFileSync(here.database + ending, target().database + ending);
    const [aside = ""] = (await restore(true)).asides;
    expect(existsSync(`${target().database}-wal`)).toBe(false);
    expect(storiesIn(path.join(aside, "site.db"))).toEqual(before);
  });

  it("brings back from a database alone what only its write-ahead log holds", async () => {
    await restore();
    const killed = path.join(bench.folder, "killed");
    mkdirSync(killed);
    await submitStoryTo(bench.running, { story: "Arrivata un attimo prima." });
    for (const ending of ["", "-wal"])
      copyFileSync(
        dataPathsIn(bench.running.dataDir).database + ending,
        path.join(killed, `site.db${ending}`),
      );
    expect(storiesInPlain(path.join(killed, "site.db"))).not.toContain("Arrivata un attimo prima.");
    await restore(true, path.join(killed, "site.db"));
    expect(storiesIn(target().database)).toEqual(["La prima.", "Arrivata un attimo prima."]);
  });

  it("touches nothing when the copy is bad", async () => {
    await restore();
    const bytes = readFileSync(bench.archive);
    writeFileSync(bench.archive, bytes.subarray(0, bytes.length / 2));
    await expect(restore(true)).rejects.toThrow(/non è completa/);
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    expect(readdirSync(target().backups)).toEqual(["backup.lock"]);
  });

  it("refuses while a site is running there", async () => {
    await expect(
      restoreBackup(dataPathsIn(bench.running.dataDir), bench.archive, { force: true }),
    ).rejects.toThrow(/in funzione/);
    expect(await listStories(bench.running.site)).toHaveLength(1);
  });

  it("takes the copy of a database alone and leaves the photos where they are", async () => {
    await restore();
    const before = readdirSync(target().uploads);
    const copy = path.join(bench.folder, "prima.db");
    copyFileSync(target().database, copy);
    expect(await restore(true, copy)).toMatchObject({ databaseOnly: true, contents: { stories: 1 } });
    expect(readdirSync(target().uploads)).toEqual(before);
  });

  it("does not bring back what was withdrawn from the site that it replaces, and keeps the list of it", async () => {
    const { running, folder } = bench;
    const { site } = running;
    const kept = await submitStoryTo(running, { story: "Questa resta." });
    const gone = await submitStoryTo(running, { story: "Parolaunica sul molo." });
    const [photo] = (await findStory(site, gone))?.photos ?? [];
    await bench.backUp(path.join(folder, "piena.tar.gz"));
    await restore(false, path.join(folder, "piena.tar.gz"));
    const live = await openTarget();
    await withdrawStory(live.site, gone);
    await live.close();
    const before = filesWith(target().root, [""]).filter((file) => file.startsWith("uploads/"));
    const restored = await restore(true, path.join(bench.folder, "piena.tar.gz"));
    expect(restored).toMatchObject({ withdrawn: 1, isListRead: true, contents: { stories: 2, photos: 2 } });
    expect(storiesIn(target().database)).toEqual(["La prima.", "Questa resta."]);
    const files = filesWith(target().root, [""]);
    expect(files.filter((file) => file.startsWith("uploads/"))).toEqual(before);
    expect(files.filter((file) => file.includes(photo?.id ?? "?"))).toEqual([]);
    expect(filesWith(target().root, ["Parolaunica"])).toEqual([]);

    // The list of withdrawn stories passes from restore to restore, also into a database older than the list itself.
    const plain = path.join(bench.folder, "prima-di-oggi.db");
    await copyToOlderSchema(target().database, plain, "009-receipts");
    await restore(true, plain);
    const again = await openTarget();
    expect((await listWithdrawnStories(again.site, { limit: 9, offset: 0 })).map(({ id }) => id)).toEqual([
      gone,
    ]);
    expect((await listStories(again.site)).map(({ id }) => id)).toContain(kept);
    await again.close();
  });

  it("says that a damaged database does not tell what was withdrawn", async () => {
    await restore();
    writeFileSync(target().database, "rovinato".repeat(1000));
    expect(await restore(true)).toMatchObject({ withdrawn: 0, isListRead: false });
  });

  it("refuses a copy of a newer program", async () => {
    const newer = new Driver(path.join(bench.running.dataDir, "site.db"));
    newer.exec("insert into kysely_migration (name, timestamp) values ('999-domani', '')");
    newer.close();
    const file = path.join(bench.folder, "domani.tar.gz");
    await bench.backUp(file);
    await expect(restore(false, file)).rejects.toThrow(/più nuova/);
    expect(existsSync(target().database)).toBe(false);
  });
});

/**
 * Copies the rows of a database into a new database that ends at the migration `last`, as an older program wrote it.
 */
async function copyToOlderSchema(from: string, to: string, last: string): Promise<void> {
  const { db, connection } = openDatabase(to);
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)));
  connection.pragma("foreign_keys = OFF");
  connection.prepare("attach ? as newer").run(from);
  const listed = connection.prepare("select name from main.sqlite_master where type = 'table'");
  for (const table of listed.pluck().all().map(String)) {
    if (table.startsWith("kysely")) continue;
    const columns = connection
      .prepare("select name from pragma_table_info(?, 'main')")
      .pluck()
      .all(table)
      .join();
    connection.exec(
      `insert or replace into main.${table} (${columns}) select ${columns} from newer.${table}`,
    );
  }
  await db.destroy();
}

/** Returns the stories in the database file itself, without its write-ahead log. */
function storiesInPlain(file: string): unknown[] {
  const alone = `${file}.alone`;
  copyFileSync(file, alone);
  const database = new Driver(alone);
  const known = database.prepare("select name from sqlite_schema where name = 'stories'").get();
  const stories = known ? database.prepare("select story from stories").pluck().all() : [];
  database.close();
  return stories;
}
