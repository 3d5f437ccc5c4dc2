import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSession } from "~/domain/auth/sessions.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { placesIn } from "~/server/data-directory/places";
import { backupBench, type BackupBench } from "../../../tests/support/backup-bench";
import { sendStory } from "../../../tests/support/send-stories";
import { restoreBackup } from "./restore-backup";

let bench: BackupBench;

beforeEach(async () => {
  bench = await backupBench();
});
afterEach(() => bench.close());

describe("restoring", () => {
  const target = () => placesIn(path.join(bench.folder, "ripristino"));
  const restore = (force = false, file = bench.archive) => restoreBackup(Driver, target(), file, { force });
  const storiesIn = (file: string) => {
    const database = new Driver(file);
    const stories = database.prepare("select story from stories order by created_at").pluck().all();
    database.close();
    return stories;
  };

  beforeEach(async () => {
    await sendStory(bench.running, { story: "La prima." });
    await startSession(bench.running.site);
    await bench.backUp();
  });

  it("makes the site what it was, signs everybody out, and keeps aside what was there", async () => {
    expect(await restore()).toMatchObject({ aside: null, contents: { stories: 1, photos: 1 } });
    expect(storiesIn(target().database)).toEqual(["La prima."]);
    expect(readdirSync(target().uploads).sort()).toEqual(
      readdirSync(placesIn(bench.running.dataDir).uploads).sort(),
    );

    await sendStory(bench.running, { story: "La seconda." });
    const second = path.join(bench.folder, "seconda.tar.gz");
    await bench.backUp(second);
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
    const here = placesIn(bench.running.dataDir);
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
    const killed = path.join(bench.folder, "killed");
    mkdirSync(killed);
    await sendStory(bench.running, { story: "Arrivata un attimo prima." });
    for (const ending of ["", "-wal"])
      copyFileSync(placesIn(bench.running.dataDir).database + ending, path.join(killed, `site.db${ending}`));
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
      restoreBackup(Driver, placesIn(bench.running.dataDir), bench.archive, { force: true }),
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
