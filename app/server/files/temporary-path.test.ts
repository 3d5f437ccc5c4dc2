import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { dataPathsIn } from "~/server/data-directory/paths";
import { removeAbandonedFiles } from "./temporary-path";
import { openWorkFolder } from "~/server/data-directory/locks";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-unfinished-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes the files that a killed restore leaves. */
function leaveBehind(backups: string): string {
  const left = path.join(backups, ".0123456789abcdef.unfinished");
  mkdirSync(path.join(left, "uploads"), { recursive: true });
  writeFileSync(path.join(left, "uploads", "foto.jpg"), "la foto di qualcuno");
  return left;
}

async function openAndClose(): Promise<void> {
  const reading = readConfig({ DATA_DIR: folder });
  if (!reading.ok) throw new Error(reading.problems.join());
  await (await openSite(reading.config)).close();
}

it("the next start of the site removes what a killed restore or upgrade left, and no copy", async () => {
  const { backups } = dataPathsIn(folder);
  openWorkFolder(dataPathsIn(folder))[Symbol.dispose]();
  leaveBehind(backups);
  writeFileSync(path.join(backups, ".prima-di-0.1.0-20260503-100000.db.unfinished"), "");
  writeFileSync(path.join(backups, "prima-di-0.1.0-20260503-100000.db"), "");
  await openAndClose();
  expect(readdirSync(backups).sort()).toEqual(["backup.lock", "prima-di-0.1.0-20260503-100000.db"]);
});

it("a start while a copy is being made leaves its work alone", async () => {
  const work = openWorkFolder(dataPathsIn(folder));
  await openAndClose();
  expect(existsSync(work.path)).toBe(true);
  work[Symbol.dispose]();
  expect(readdirSync(dataPathsIn(folder).backups)).toEqual(["backup.lock"]);
});

it("only what is a day old goes from a folder in which others may be at work", () => {
  const left = leaveBehind(folder);
  writeFileSync(path.join(folder, ".appunti"), "");
  removeAbandonedFiles(folder);
  expect(existsSync(left)).toBe(true);
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(left, yesterday, yesterday);
  utimesSync(path.join(folder, ".appunti"), yesterday, yesterday);
  removeAbandonedFiles(folder);
  expect(readdirSync(folder)).toEqual([".appunti"]);
});

it("all of it goes from a folder that is one process's own, also what a clock that was set back made", () => {
  const left = leaveBehind(folder);
  const tomorrow = Date.now() / 1000 + 25 * 60 * 60;
  utimesSync(left, tomorrow, tomorrow);
  removeAbandonedFiles(folder, 0);
  expect(readdirSync(folder)).toEqual([]);
});
