import type BetterSqlite3 from "better-sqlite3";
import type { Site } from "~/domain/site";
import { speakAsStored } from "~/server/configuration/owner-language";
import { fileNamesOf, firstSizes, type PhotoInfo } from "~/photo-store/photo-files";
import { tablesIn, withDatabaseFile } from "~/server/files/database-file";
import { migrations } from "~db/migrate";

/** The contents of an intact database. */
export type DatabaseContents = ReturnType<typeof contentsOf>;

type CheckedDatabase = { ok: true; contents: DatabaseContents } | { ok: false; problem: "damaged" | "newer" };

/** Runs SQLite's integrity checks and counts the rows, without a change. Throws when the file cannot be read at all. */
export function checkDatabase(file: string): CheckedDatabase {
  try {
    speakAsStored(file);
    return withDatabaseFile(file, checked, { readonly: true, fileMustExist: true });
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (/^SQLITE_(?:CORRUPT|NOTADB|ERROR)/.test(code)) return { ok: false, problem: "damaged" };
    throw error;
  }
}

function checked(database: BetterSqlite3.Database): CheckedDatabase {
  const isSound =
    database.pragma("integrity_check(1)", { simple: true }) === "ok" &&
    (database.pragma("foreign_key_check") as unknown[]).length === 0;
  if (!isSound) return { ok: false, problem: "damaged" };
  const applied = database.prepare("select name from kysely_migration").pluck().all() as string[];
  if (applied.some((name) => !(name in migrations))) return { ok: false, problem: "newer" };
  return { ok: true, contents: contentsOf(database) };
}

function contentsOf(database: BetterSqlite3.Database) {
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const hasCards = tablesIn(database).has("share_cards");
  const cards = hasCards ? database.prepare("select name from share_cards").pluck().all() : [];
  const photos = photosInDatabase(database);
  return {
    stories: count("stories"),
    blogPosts: count("blog_posts"),
    locations: count("locations"),
    photos: photos.length,
    photoFiles: fileNamesOf(photos),
    /** The file names of the share cards. Missing cards are drawn again. */
    cardFiles: cards as string[],
  };
}

/** A row of `photos`. In a database that is not migrated yet, some columns are missing. */
type PhotoRow = Omit<PhotoInfo, "sizes"> & Partial<PhotoInfo>;

/** Returns every photo in a SQLite file, sorted by name. Empty when the file has no table of photos. */
export function photosInDatabase(database: BetterSqlite3.Database): PhotoInfo[] {
  if (!tablesIn(database).has("photos")) return [];
  return (database.prepare("select * from photos order by name").all() as PhotoRow[]).map(photoInfoOf);
}

/** Returns every photo in a database of either engine, sorted by name. */
export async function allPhotos(db: Site["db"]): Promise<PhotoInfo[]> {
  return (await db.selectFrom("photos").selectAll().orderBy("name").execute()).map(photoInfoOf);
}

function photoInfoOf({ name, width, height, sizes = firstSizes }: PhotoRow): PhotoInfo {
  return { name, width, height, sizes };
}
