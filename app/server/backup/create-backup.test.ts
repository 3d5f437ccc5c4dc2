import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyBin } from "~/domain/bin/empty-bin.server";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { dataPathsIn } from "~/server/data-directory/paths";
import { backupBench, type BackupBench } from "../../../tests/support/program/backup-bench";
import { submitStoryTo } from "../../../tests/support/submit-story-to";
import { createBackup } from "./create-backup";

let bench: BackupBench;

beforeEach(async () => {
  bench = await backupBench();
});
afterEach(() => bench.close());

describe("a copy of a running site", () => {
  it("holds every story and every photo file, and nothing else of the data directory", async () => {
    await submitStoryTo(bench.running, { photos: 3 });
    writeFileSync(path.join(bench.running.dataDir, "site.env"), "PRODUCT_NAME=Ugo\n");
    writeFileSync(path.join(bench.running.dataDir, "uploads", "appunti.txt"), "non è una foto");
    const made = await bench.backUp();
    expect(made).toMatchObject({ file: bench.archive, photos: 3, missing: [] });
    expect((await bench.check()).contents).toMatchObject({ stories: 1, photos: 3 });

    const into = await mkdtemp(path.join(bench.folder, "all-"));
    execFileSync("tar", ["-xzf", bench.archive, "-C", into]);
    const names = readdirSync(path.join(into, "giramondo"));
    expect(names.sort()).toEqual(["manifest.json", "site.db", "site.env", "uploads"]);
    const photos = readdirSync(path.join(into, "giramondo", "uploads")).sort();
    const onDisk = readdirSync(path.join(bench.running.dataDir, "uploads")).sort();
    expect(photos).toEqual(onDisk.filter((name) => name !== "appunti.txt"));
    expect(readdirSync(dataPathsIn(bench.running.dataDir).backups)).toEqual(["backup.lock"]);
  });

  it("keeps photos that are deleted while it is written", async () => {
    const id = await submitStoryTo(bench.running, { photos: 3 });
    let removed: Promise<unknown> | undefined;
    await createBackup(dataPathsIn(bench.running.dataDir), bench.archive, {
      onProgress() {
        removed ??= moveToBin(bench.running.site, "story", [id]).then(() => emptyBin(bench.running.site));
      },
    });
    await removed;
    expect(await listStories(bench.running.site)).toEqual([]);
    expect(readdirSync(path.join(bench.running.dataDir, "uploads"))).toEqual([]);
    expect((await bench.check()).contents).toMatchObject({ stories: 1, photos: 3 });
  });

  it("says which photo files the disk had lost before, and is good for all the others", async () => {
    await submitStoryTo(bench.running);
    const [lost = ""] = readdirSync(path.join(bench.running.dataDir, "uploads"));
    rmSync(path.join(bench.running.dataDir, "uploads", lost));
    expect((await bench.backUp()).missing).toEqual([`uploads/${lost}`]);
    expect((await bench.check()).contents.stories).toBe(1);
  });

  it("gets its name from the moment when the target is a folder, and never takes the place of a file", async () => {
    const { file } = await bench.backUp(bench.folder);
    expect(path.basename(file)).toMatch(/^giramondo-\d{8}-\d{6}\.tar\.gz$/);
    await expect(bench.backUp(file)).rejects.toThrow(/esiste già/);
    await expect(bench.backUp(path.join(bench.folder, "non-ce", "x.tar.gz"))).rejects.toThrow(/non esiste/);
    const folder = path.join(bench.folder, "copie/");
    await expect(bench.backUp(folder)).rejects.toThrow(`La cartella ${folder} non esiste`);
  });

  it("clears away what a killed copy left, and does not run twice at once", async () => {
    const { backups } = dataPathsIn(bench.running.dataDir);
    mkdirSync(path.join(backups, ".0123456789abcdef.unfinished"), { recursive: true });
    const [first, second] = await Promise.allSettled([
      bench.backUp(),
      bench.backUp(path.join(bench.folder, "altra.tar.gz")),
    ]);
    expect(first.status).toBe("fulfilled");
    expect(second).toMatchObject({ reason: { message: expect.stringMatching(/già in corso/) as string } });
    expect(readdirSync(backups)).toEqual(["backup.lock"]);
  });

  it("refuses to copy what is not there, or is no database", async () => {
    await expect(createBackup(dataPathsIn(bench.folder), bench.archive)).rejects.toThrow(/nessun sito/);
    writeFileSync(path.join(bench.folder, "site.db"), "x".repeat(5000));
    await expect(createBackup(dataPathsIn(bench.folder), bench.archive)).rejects.toThrow();
    expect(existsSync(bench.archive)).toBe(false);
  });
});
