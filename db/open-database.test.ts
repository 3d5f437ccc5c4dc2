import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database";

it("tells why a transaction failed also when SQLite has rolled it back by itself, and goes on", async () => {
  const { db } = openDatabase(":memory:");
  await sql`create table words (word text)`.execute(db);
  await sql`create trigger full before insert on words when new.word = 'too much'
    begin select raise(rollback, 'no room'); end`.execute(db);
  const write = (...words: string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const word of words) await sql`insert into words values (${word})`.execute(transaction);
    });
  await expect(write("a", "too much")).rejects.toThrow("no room");
  await write("b");
  expect((await sql`select word from words`.execute(db)).rows).toEqual([{ word: "b" }]);
  await db.destroy();
});
