import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type QueryExecutorProvider, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { disk } from "../tests/support/site-data/slow-disk";
import { type OpenDatabase, openDatabase } from "./open-database";

let folder: string;
let opened: OpenDatabase[];
let newest: OpenDatabase["db"];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-"));
  opened = [];
  await sql`create table words (word text unique)`.execute(open());
});

afterEach(async () => {
  disk.restore();
  for (const { db } of opened) await db.destroy();
  rmSync(folder, { recursive: true });
});

function open(): OpenDatabase["db"] {
  const one = openDatabase(path.join(folder, "site.db"));
  opened.push(one);
  newest = one.db;
  return newest;
}

const write = (word: string, db = newest) => sql`insert into words values (${word})`.execute(db);
const words = async (db: QueryExecutorProvider = newest) =>
  (await sql<{ word: string }>`select word from words`.execute(db)).rows.map(({ word }) => word);

it("asks the disk once for a transaction, once for a statement of its own, and for nothing when nothing was changed", async () => {
  const syncs = disk.count();
  await newest.transaction().execute(async (trx) => {
    await sql`insert into words values ('a')`.execute(trx);
    await sql`insert into words values ('b')`.execute(trx);
  });
  expect(syncs()).toBe(1);
  await write("c");
  await sql`insert into words values ('d') returning word`.execute(newest);
  expect(syncs()).toBe(3);
  await newest.transaction().execute((trx) => words(trx));
  await expect(write("a")).rejects.toThrow("UNIQUE");
  await sql`delete from words where word = 'z'`.execute(newest);
  await sql`update words set word = 'y' where word = 'z' returning word`.execute(newest);
  expect(await words()).toEqual(["a", "b", "c", "d"]);
  expect(syncs()).toBe(3);
});

it("brings to disk what another process committed before it was killed", async () => {
  await write("a");
  open();
  const syncs = disk.count();
  expect(await words()).toEqual(["a"]);
  expect(syncs()).toBe(1);
});

it("says nothing about a commit that is perhaps not on disk, and goes on when the disk works again", async () => {
  await write("a");
  disk.fail();
  await expect(write("b")).rejects.toMatchObject({ name: "UnsyncedCommitError", code: "EIO" });
  await expect(words()).rejects.toMatchObject({ name: "Error", code: "EIO" });
  await expect(write("c")).rejects.toMatchObject({ name: "Error", code: "EIO" });
  disk.restore();
  expect(await words()).toEqual(["a", "b"]);
  await write("c");
  expect(await words(open())).toEqual(["a", "b", "c"]);
});
