import type BetterSqlite3 from "better-sqlite3";
import type { Kysely } from "kysely";
import { firstSizes, type PhotoInfo } from "~/photo-store/photo-files";
import { tablesIn } from "~/server/files/database-file";
import type { Database } from "~db/schema";

/** A row of `photos`. In a database that is not migrated yet, some columns are missing. */
type PhotoRow = Omit<PhotoInfo, "sizes"> & Partial<PhotoInfo>;

/** Returns every photo in a SQLite file, sorted by name. Empty when the file has no table of photos. */
export function photosInDatabase(database: BetterSqlite3.Database): PhotoInfo[] {
  if (!tablesIn(database).has("photos")) return [];
  return (database.prepare("select * from photos order by name").all() as PhotoRow[]).map(photoInfoOf);
}

/** Returns every photo in a database of either engine, sorted by name. */
export async function allPhotos(db: Kysely<Database>): Promise<PhotoInfo[]> {
  return (await db.selectFrom("photos").selectAll().orderBy("name").execute()).map(photoInfoOf);
}

function photoInfoOf({ name, width, height, sizes = firstSizes }: PhotoRow): PhotoInfo {
  return { name, width, height, sizes };
}
