import Database from "better-sqlite3";
import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NewerDatabaseError, migrate, pendingMigrations } from "./migrate";
import { type OpenDatabase, openDatabase } from "./open-database";

let directory: string;
let site: OpenDatabase;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "giramondo-db-"));
  site = openDatabase(join(directory, "site.db"));
});

afterEach(async () => {
  await site.db.destroy();
  rmSync(directory, { recursive: true });
});

const now = "2026-05-03T10:00:00.000Z";
const story = {
  id: "s",
  story: "Ciao",
  consent: 1 as const,
  consent_version: "1",
  consented_at: now,
  created_at: now,
};

describe("migrate", () => {
  it("makes an empty file into the site's database, once", async () => {
    await migrate(site.db);
    await migrate(site.db);
    expect((await pendingMigrations(site.db)).pending).toEqual([]);
    await site.db.insertInto("stories").values(story).execute();
    expect(await site.db.selectFrom("stories").select("story").execute()).toEqual([{ story: "Ciao" }]);
  });

  it("refuses a database that a newer program wrote, and changes nothing", async () => {
    await migrate(site.db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-tomorrow', ${now})`.execute(
      site.db,
    );
    const tables = () => site.db.introspection.getTables();
    const before = await tables();
    await expect(migrate(site.db)).rejects.toThrow(NewerDatabaseError);
    expect(await tables()).toEqual(before);
  });
});

describe("the schema", () => {
  beforeEach(() => migrate(site.db));

  it.each([
    ["a story without consent", { ...story, consent: 0 as const }],
    ["a story of 1001 characters", { ...story, story: "è".repeat(1001) }],
    ["an empty story", { ...story, story: "" }],
    ["a moment that is no moment", { ...story, created_at: "ieri" }],
  ])("refuses %s", async (_, values) => {
    await expect(site.db.insertInto("stories").values(values).execute()).rejects.toThrow(/CHECK constraint/);
  });

  it("counts characters as people do", async () => {
    await site.db
      .insertInto("stories")
      .values({ ...story, story: "🦫".repeat(1000) })
      .execute();
  });

  it("never refers to what is not there", async () => {
    const photo = { story_id: "s", position: 0, photo_id: "nowhere" };
    await site.db.insertInto("stories").values(story).execute();
    await expect(site.db.insertInto("story_photos").values(photo).execute()).rejects.toThrow(/FOREIGN KEY/);
  });

  it("has a log that SyncedConnection brings to disk", () => {
    expect(site.connection.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(site.connection.pragma("synchronous", { simple: true })).toBe(1);
    expect(site.connection.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(site.connection.pragma("busy_timeout", { simple: true })).toBe(5000);
  });
});

describe("a transaction", () => {
  beforeEach(() => migrate(site.db));

  it("holds the right to write from its beginning, so that another program cannot make it fail half-way", async () => {
    const other = new Database(join(directory, "site.db"), { timeout: 0 });
    await site.db.transaction().execute(async (trx) => {
      await trx.selectFrom("stories").select("id").execute();
      expect(() => other.exec("begin immediate")).toThrow(/locked/);
      await trx.insertInto("stories").values(story).execute();
    });
    other.exec("begin immediate");
    other.exec("rollback");
    other.close();
  });
});
