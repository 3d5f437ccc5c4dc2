import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { type DataDirectory, placesIn } from "./places";
import { prepareDataDirectory } from "./prepare-data-directory";
import { unknownPhotosFolder } from "./unknown-photos";

let places: DataDirectory;
beforeEach(() => {
  places = placesIn(mkdtempSync(path.join(tmpdir(), "giramondo-expired-")));
});
afterEach(() => rmSync(places.root, { recursive: true }));

async function openAndClose(): Promise<void> {
  const reading = readConfig({ DATA_DIR: places.root });
  if (!reading.ok) throw new Error(reading.problems.join());
  await (await openSite(reading.config)).close();
}

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
  await openAndClose();
  expect(readdirSync(places.backups).sort()).toEqual([recent, ...others].sort());
});

it("judges what this start has set aside by how long it has run, whatever its clock said", async () => {
  const clock = new Date("2026-01-01T00:00:00.000Z");
  const corrected = new Date("2026-06-01T00:00:00.000Z");
  const folder = unknownPhotosFolder(prepareDataDirectory(places.root), clock);
  const name = `${"ab".repeat(10)}_foto.jpg`;
  writeFileSync(path.join(places.uploads, name), "una foto");
  await folder.setAside(name);
  expect(readdirSync(places.uploads)).toEqual([]);
  await folder.removeExpired(corrected, 29 * 86_400_000);
  expect(readdirSync(path.join(places.backups, "foto-sconosciute-2026-01-01"))).toEqual([name]);
  await folder.removeExpired(corrected, 31 * 86_400_000);
  expect(readdirSync(places.backups)).toEqual([]);
});
