import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import type { Migration } from "kysely/migration";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrations } from "~db/migrate";
import { checkDatabase } from "./check-database";
import { restoreBackup } from "~/server/backup/restore-backup";
import { type DataDirectory, prepareDataDirectory } from "./paths";
import { openData } from "./open-data";

const now = "2026-05-03T10:00:00.000Z";
const story = { consent: 1 as const, consent_version: "1", consented_at: now, created_at: now };

/** A migration of a later version of the program. */
const tomorrow: Record<string, Migration> = {
  ...migrations,
  "998-moods": { up: async (db) => void (await sql`alter table stories add column mood text`.execute(db)) },
  "999-cheerful": { up: async (db) => void (await sql`update stories set mood = 'allegro'`.execute(db)) },
};

let places: DataDirectory;

beforeEach(async () => {
  places = await prepareDataDirectory(await mkdtemp(path.join(tmpdir(), "giramondo-upgrade-")));
  const { db, safetyCopy } = await openData(places);
  expect(safetyCopy).toBeNull();
  await db
    .insertInto("stories")
    .values({ ...story, id: "s", story: "Scritta ieri" })
    .execute();
  await db.destroy();
});
afterEach(() => rm(places.root, { recursive: true }));

const upgrade = (known = tomorrow, alone = true) => openData(places, { known, alone });
const copies = () => readdirSync(places.backups).filter((name) => name.endsWith(".db"));
const rows = (file: string) => {
  const database = new Driver(file, { readonly: true });
  const all = database.prepare("select * from stories").all();
  database.close();
  return all;
};

it("takes yesterday's data to the new schema, after a copy that can be restored", async () => {
  const { db, safetyCopy } = await upgrade();
  await db.destroy();
  expect(rows(places.database)).toMatchObject([{ story: "Scritta ieri", mood: "allegro" }]);
  expect(safetyCopy).toMatch(/backups\/prima-di-.*\.db$/);
  expect(checkDatabase(safetyCopy ?? "")).toMatchObject({ ok: true, contents: { stories: 1 } });
  expect(rows(safetyCopy ?? "")[0]).not.toHaveProperty("mood");
  expect(readdirSync(places.backups)).toHaveLength(1);

  const again = await upgrade();
  await again.db.destroy();
  expect(again.safetyCopy).toBeNull();

  await restoreBackup(places, safetyCopy ?? "", { force: true });
  const back = await openData(places);
  expect(await back.db.selectFrom("stories").select("story").execute()).toEqual([{ story: "Scritta ieri" }]);
  await back.db.destroy();
});

it("leaves a newer database exactly as it is", async () => {
  await (await upgrade()).db.destroy();
  const [before, listed] = [readFileSync(places.database), copies()];
  await expect(openData(places)).rejects.toThrow(/versione più nuova.*Non è stato cambiato niente/);
  expect(readFileSync(places.database).equals(before)).toBe(true);
  expect(copies()).toEqual(listed);
});

it("changes nothing when a migration fails in the middle, not even the copies, however often it is tried", async () => {
  const broken: Record<string, Migration> = {
    ...tomorrow,
    "999-cheerful": { up: async (db) => void (await sql`update stories set humour = 1`.execute(db)) },
  };
  mkdirSync(places.backups, { recursive: true });
  const older = ["20250101-100000", "20250102-100000", "20250103-100000"].map(
    (at) => `prima-di-0.1.0-${at}.db`,
  );
  for (const copy of older) writeFileSync(path.join(places.backups, copy), "");
  await expect(upgrade(broken)).rejects.toThrow(/humour/);
  await expect(upgrade(broken)).rejects.toThrow(/humour/);
  expect(readdirSync(places.backups)).toEqual(older);
  expect(rows(places.database)).toEqual([expect.not.objectContaining({ mood: null })]);
  await (await openData(places)).db.destroy();
});

it("does not change the schema under an older program that is running", async () => {
  await expect(upgrade(tomorrow, false)).rejects.toThrow(/ancora la versione di prima/);
  expect(rows(places.database)).toEqual([expect.not.objectContaining({ mood: null })]);
});

it("keeps the three newest copies", async () => {
  mkdirSync(places.backups, { recursive: true });
  const older = ["0.9.0-20250101-100000", "0.10.0-20250202-100000", "0.8.0-20240101-100000"];
  for (const copy of older) writeFileSync(path.join(places.backups, `prima-di-${copy}.db`), "");
  await (await upgrade()).db.destroy();
  expect(copies()).toHaveLength(3);
  expect(copies()).not.toContain("prima-di-0.8.0-20240101-100000.db");
});
