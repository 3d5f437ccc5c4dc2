import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { readValue } from "~/domain/key-values.server";
import { lastBackupKey, watchSite } from "~/domain/notifications/watch-site.server";
import { dayMs } from "~/domain/day";
import { checkBackups } from "~/server/doctor/check-backups";
import { dataPathsIn } from "~/server/data-directory/paths";
import { backupBench, type BackupBench } from "../../../tests/support/program/backup-bench";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { backupsIn, makeRoom } from "./backups-in-folder";
import { makeNightlyBackup } from "./nightly-backup";

let bench: BackupBench;
let copies: string;

beforeEach(async () => {
  bench = await backupBench();
  copies = path.join(bench.folder, "copie");
  await submitStoryTo(bench.running, { photos: 0 });
});
afterEach(() => bench.close());

const places = () => dataPathsIn(bench.running.dataDir);
const night = (day: string, force = false) =>
  makeNightlyBackup(places(), copies, { now: new Date(`${day}T03:15:00`), force });
const namesIn = (kind: string) => readdirSync(path.join(copies, kind)).sort();
const fileOf = (day: string) => path.join(copies, "giornaliere", `giramondo-${day}.tar.gz`);
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

async function doctor(): Promise<string> {
  const findings = [];
  const { site } = bench.running;
  for await (const finding of checkBackups({ places: places(), config: null, mistakes: [], db: site.db })) {
    findings.push(`${finding.level} ${finding.sentence}`);
  }
  return findings.join("\n");
}

/** The lines of the notifications that the owner gets. */
async function notified(): Promise<string[]> {
  // The first look only begins the watch.
  await watchSite(bench.running.site);
  await watchSite(bench.running.site);
  const rows = await bench.running.site.db
    .selectFrom("notifications")
    .select("key")
    .where("event", "=", "backup");
  return (await rows.execute()).map(({ key }) => key ?? "");
}

describe("the rotation", () => {
  it("counts a first backup for its day, its week and its month, and stores it once", async () => {
    await night("2026-05-03");
    expect(namesIn("giornaliere")).toEqual(["giramondo-2026-05-03.tar.gz"]);
    expect(namesIn("settimanali")).toEqual(["giramondo-2026-W18.tar.gz"]);
    expect(namesIn("mensili")).toEqual(["giramondo-2026-05.tar.gz"]);
    expect(statSync(fileOf("2026-05-03"))).toMatchObject({ nlink: 3, mode: 0o100600 });
    expect(readdirSync(copies).sort()).toEqual(["giornaliere", "mensili", "settimanali"]);
    expect((await bench.check(fileOf("2026-05-03"))).contents.stories).toBe(1);
  });

  it.each([
    ["2026-12-31", "2026-W53"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2025-12-29", "2026-W01"],
  ])("names the week of %s as ISO 8601 does: %s", async (day, week) => {
    await night(day);
    expect(namesIn("settimanali")).toEqual([`giramondo-${week}.tar.gz`]);
  });

  it("keeps seven days, four weeks and twelve months, and everything that is not ours", async () => {
    const made = Date.parse("2026-05-18T03:15:00");
    const names = {
      giornaliere: Array.from({ length: 9 }, (_, n) => `2026-05-${String(n + 10)}`),
      settimanali: ["2025-W52", "2026-W01", "2026-W17", "2026-W18", "2026-W19"],
      mensili: Array.from({ length: 14 }, (_, n) =>
        new Date(Date.UTC(2025, n + 2)).toISOString().slice(0, 7),
      ),
    };
    for (const [kind, moments] of Object.entries(names)) {
      mkdirSync(path.join(copies, kind), { recursive: true });
      for (const [at, moment] of moments.reverse().entries()) {
        const file = path.join(copies, kind, `giramondo-${moment}.tar.gz`);
        writeFileSync(file, "");
        utimesSync(file, made / 1000, (made - at * dayMs) / 1000);
      }
    }
    writeFileSync(path.join(copies, "giornaliere", "appunti.txt"), "");
    await night("2026-05-19");
    expect(namesIn("giornaliere")).toEqual([
      "appunti.txt",
      ...["13", "14", "15", "16", "17", "18", "19"].map((day) => `giramondo-2026-05-${day}.tar.gz`),
    ]);
    expect(namesIn("settimanali")).toEqual(
      ["2026-W17", "2026-W18", "2026-W19", "2026-W21"].map((week) => `giramondo-${week}.tar.gz`),
    );
    expect(namesIn("mensili")).toHaveLength(12);
    expect(namesIn("mensili").at(-1)).toBe("giramondo-2026-05.tar.gz");
  });

  it("keeps the last backup of a day, and the first of a week and of a month", async () => {
    await night("2026-05-04");
    const { ino } = statSync(fileOf("2026-05-04"));
    await night("2026-05-04");
    expect(statSync(fileOf("2026-05-04")).ino).not.toBe(ino);
    expect(statSync(path.join(copies, "settimanali", "giramondo-2026-W19.tar.gz")).ino).toBe(ino);
  });

  it("goes by what was made last when the clock jumps for a night", async () => {
    for (let n = 0; n < 10; n += 1) await night(dayAfter("2026-11-01", n));
    const [weeks, months] = [namesIn("settimanali"), namesIn("mensili")];
    await night("2030-01-01");
    await night("2026-11-12");
    await night("2026-06-01");
    expect(namesIn("giornaliere")).toContain("giramondo-2026-06-01.tar.gz");
    expect(namesIn("giornaliere")).toHaveLength(7);
    expect([namesIn("settimanali"), namesIn("mensili")]).toEqual([weeks, months]);
    const order = () =>
      backupsIn(copies, ["giornaliere"]).map(({ files }) => path.basename(files[0] ?? "").slice(10, 20));
    expect(order().slice(0, 4)).toEqual(["2026-06-01", "2026-11-12", "2030-01-01", "2026-11-10"]);
    for (let n = 13; n < 20; n += 1) await night(`2026-11-${n}`);
    expect(order()).toEqual([19, 18, 17, 16, 15, 14, 13].map((day) => `2026-11-${day}`));
    expect(namesIn("settimanali")).toEqual(
      ["44", "45", "46", "47"].map((week) => `giramondo-2026-W${week}.tar.gz`),
    );
    expect(namesIn("mensili")).toEqual(["giramondo-2026-11.tar.gz"]);
  });

  it("does not replace the backup of a day that the clock says again", async () => {
    await night("2026-11-10");
    await night("2026-11-11");
    await night("2026-11-10");
    expect(namesIn("giornaliere")).toEqual(
      ["2026-11-10-2", "2026-11-10", "2026-11-11"].map((day) => `giramondo-${day}.tar.gz`),
    );
  });
});

describe("a backup that would replace better ones", () => {
  it("is refused when the site has lost most of what the last one had, until the owner says so", async () => {
    for (let n = 0; n < 9; n += 1) await submitStoryTo(bench.running, { photos: 0, story: `Storia ${n}` });
    await night("2026-11-01");
    const stories = await bench.running.site.db.selectFrom("stories").select("id").limit(7).execute();
    await moveToBin(
      bench.running.site,
      "story",
      stories.map(({ id }) => id),
    );
    await emptyBin(bench.running.site);

    await expect(night("2026-11-02")).rejects.toThrow(/ci sono 10 fra storie.*e nel sito 3.*--force/);
    await expect(bench.backUp(path.join(copies, ".nuova.123.tar.gz"))).rejects.toThrow(/restano tutte/);
    expect(namesIn("giornaliere")).toEqual(["giramondo-2026-11-01.tar.gz"]);
    expect(readdirSync(copies).sort()).toEqual(["giornaliere", "mensili", "settimanali"]);
    expect(await doctor()).toMatch(
      /problem L’ultima copia di sicurezza non è stata fatta, perché nel sito manca/,
    );
    expect(await notified()).toEqual([expect.stringMatching(/^backup-refused /)]);

    await night("2026-11-03", true);
    await night("2026-11-04");
    expect(namesIn("giornaliere")).toHaveLength(3);
    expect(await doctor()).not.toContain("problem");
  });

  it("is refused when most photos are gone, as from a disk that is not mounted, until the owner says so", async () => {
    for (let n = 0; n < 2; n += 1) await submitStoryTo(bench.running, { story: `Storia ${n}` });
    const uploads = path.join(bench.running.dataDir, "uploads");
    // Photos are far larger than the database, as on every real site.
    const large = randomBytes(2_000_000);
    for (const name of readdirSync(uploads)
      .filter((one) => one.endsWith(".jpg"))
      .slice(0, 3))
      writeFileSync(path.join(uploads, name), large);
    await night("2026-11-01");
    renameSync(uploads, `${uploads}-altrove`);
    mkdirSync(uploads);
    await expect(night("2026-11-02")).rejects.toThrow(/Mancano \d+ file di foto.*2026-11-01.*--force/);
    expect(namesIn("giornaliere")).toEqual(["giramondo-2026-11-01.tar.gz"]);
    expect(await notified()).toEqual([expect.stringMatching(/^backup-refused /)]);

    expect((await night("2026-11-03", true)).missing.length).toBeGreaterThan(4);
    await night("2026-11-04");
    rmSync(uploads, { recursive: true });
    renameSync(`${uploads}-altrove`, uploads);
    expect((await night("2026-11-05")).missing).toEqual([]);
    expect(namesIn("giornaliere")).toHaveLength(4);
  });

  it("is refused for an empty site, and for another one with as many stories", async () => {
    for (let n = 0; n < 5; n += 1) await submitStoryTo(bench.running, { photos: 0, story: `Storia ${n}` });
    await night("2026-11-01");
    const own = bench;
    bench = await backupBench();
    await expect(night("2026-11-02")).rejects.toThrow(/di un altro sito, con 6 fra storie/);
    for (let n = 0; n < 8; n += 1) await submitStoryTo(bench.running, { photos: 0, story: `Altra ${n}` });
    await expect(night("2026-11-02")).rejects.toThrow(/di un altro sito/);
    expect(await notified()).toHaveLength(1);
    await bench.close();
    bench = own;
    await night("2026-11-02");
    expect(namesIn("giornaliere")).toHaveLength(2);
  });

  it("is compared with an older one when the newest cannot be read", async () => {
    for (let n = 0; n < 5; n += 1) await submitStoryTo(bench.running, { photos: 0, story: `Storia ${n}` });
    await night("2026-11-01");
    await night("2026-11-02");
    truncateSync(fileOf("2026-11-02"), 100);
    const own = bench;
    bench = await backupBench();
    await expect(night("2026-11-03")).rejects.toThrow(/giramondo-2026-11-01.*di un altro sito/);
    await bench.close();
    bench = own;
  });

  it("does not count as made when its check or its name fails", async () => {
    await night("2026-11-01");
    const { db } = bench.running.site;
    const before = await readValue(db, lastBackupKey);
    mkdirSync(path.join(fileOf("2026-11-02"), "altro"), { recursive: true });
    await expect(night("2026-11-02")).rejects.toThrow();
    expect(await readValue(db, lastBackupKey)).toBe(before);
    await night("2026-11-03");
    expect(await readValue(db, lastBackupKey)).not.toBe(before);
  });

  it("leaves every older one, and nothing half-made, when it fails", async () => {
    await night("2026-11-01");
    const nowhere = dataPathsIn(path.join(bench.folder, "altrove"));
    await expect(makeNightlyBackup(nowhere, copies, {})).rejects.toThrow(/nessun sito da copiare/);
    expect(namesIn("giornaliere")).toHaveLength(1);
    expect(readdirSync(copies).sort()).toEqual(["giornaliere", "mensili", "settimanali"]);
  });
});

describe("the room for backups", () => {
  const withSizes = (sizes: number[]) => {
    for (const [at, size] of sizes.entries()) {
      const file = fileOf(dayAfter("2026-11-01", at));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, Buffer.alloc(size));
      utimesSync(file, at, at);
    }
  };

  it("comes from the oldest ones, as few as are enough", () => {
    withSizes([1000, 1000, 1000, 1000]);
    expect(makeRoom(copies, 1500)).toBe(true);
    expect(namesIn("giornaliere")).toEqual(["giramondo-2026-11-03.tar.gz", "giramondo-2026-11-04.tar.gz"]);
  });

  it("never comes from the newest two, and no backup goes when all the others are not enough", () => {
    withSizes([1000, 1000, 1000, 1000]);
    expect(makeRoom(copies, 2001)).toBe(false);
    expect(namesIn("giornaliere")).toHaveLength(4);
  });

  it("is said by doctor, with that of a year", async () => {
    await night("2026-11-01");
    expect(await doctor()).toMatch(/well In .*copie c'è una copia, che occupa .* kB; dopo un anno/);
  });
});

it("clears away what a killed backup left beside its file", async () => {
  const left = path.join(bench.folder, ".0123456789abcdef.unfinished");
  writeFileSync(left, "a half");
  await bench.backUp();
  expect(existsSync(left), "it may still be written").toBe(true);
  utimesSync(left, 0, Date.now() / 1000 - 3600);
  rmSync(bench.archive);
  await bench.backUp();
  expect(existsSync(left)).toBe(false);
});
