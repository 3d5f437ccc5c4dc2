import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeStory } from "~/domain/stories/remove-story.server";
import { listStories } from "~/domain/stories/stories-queries.server";
import { placesIn } from "~/server/data-directory/places";
import { backupBench, type BackupBench } from "../../../tests/support/backup-bench";
import { sendStory } from "../../../tests/support/send-stories";
import type { TestSite } from "../../../tests/support/test-site";
import { createBackup } from "./create-backup";

let bench: BackupBench;
let running: TestSite;
let folder: string;
let archive: string;
let backUp: BackupBench["backUp"];
let check: BackupBench["check"];

beforeEach(async () => {
  bench = await backupBench();
  ({ running, folder, archive, backUp, check } = bench);
});
afterEach(() => bench.close());

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
