import type BetterSqlite3 from "better-sqlite3";
import type { PhotoFacts } from "~/photo-store/photo-files";

/** The names of the files of all share cards in a database; none when it has no such table yet. */
export function cardsInDatabase(database: BetterSqlite3.Database): string[] {
  const known = database.prepare(
    "select name from sqlite_schema where type = 'table' and name = 'share_cards'",
  );
  return known.get() ? (database.prepare("select name from share_cards").pluck().all() as string[]) : [];
}

/** Every photo in a database, by name; none when it has no such table yet. */
export function photosInDatabase(database: BetterSqlite3.Database): PhotoFacts[] {
  const known = database.prepare("select name from sqlite_schema where type = 'table' and name = 'photos'");
  if (!known.get()) return [];
  return database.prepare("select name, width, height from photos order by name").all() as PhotoFacts[];
}
