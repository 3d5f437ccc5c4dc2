import { type Kysely, sql } from "kysely";
import type { Site } from "~/domain/site";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { DataDirectory } from "~/server/data-directory/places";
import type { SqliteDriver } from "~db/open-database";
import type { Database } from "~db/schema";
import { databaseBytes, removeFromOlderCopies } from "./older-copies";
import type { Withdrawn } from "./remove-from-copy";

interface Traces {
  Driver: SqliteDriver;
  places: DataDirectory;
  db: Kysely<Database>;
  photos: PhotoStore;
  onError(error: unknown): void;
  onWarning(facts: object, sentence: string): void;
}

/** Bytes of databases that are written anew in about a tenth of a second; meanwhile nobody is answered. */
const mostAtOnce = 8_000_000;

/**
 * Removes what withdrawn stories have left: photo files, free pages and the log of the database, older copies. What a
 * crash, a full disk or a running backup prevents is done by the next call. One at a time; it never throws. `remove`
 * follows a stranger's click: with more than `atOnce` bytes of databases it leaves the work to the upkeep, `removeAll`.
 */
export function traceRemover(
  traces: Traces,
  atOnce = mostAtOnce,
): Site["traces"] & { removeAll(): Promise<void> } {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  const attempt = () => {
    next = null;
    return removeTraces(traces).catch(traces.onError);
  };
  // Who comes while one is waiting is served by it.
  const removeAll = () => (next ??= running = running.then(attempt));
  return {
    removeAll,
    remove: async () => {
      if (databaseBytes(traces.places) <= atOnce) await removeAll();
    },
  };
}

async function removeTraces(traces: Traces): Promise<void> {
  const { db } = traces;
  const pending = await db.selectFrom("withdrawn_stories").select("id").where("pending", "=", 1).execute();
  if (pending.length === 0) return;
  const withdrawn = await listWithdrawn(db);
  let isComplete = true;
  for (const step of [removePhotos, cleanDatabase, cleanCopies]) {
    // What one of them cannot do now must not keep the others from what they can.
    const done = await step(traces, withdrawn).catch(traces.onError);
    isComplete &&= done ?? false;
  }
  if (!isComplete) return;
  const ids = pending.map(({ id }) => id);
  await db.updateTable("withdrawn_stories").set({ pending: 0 }).where("id", "in", ids).execute();
}

async function listWithdrawn(db: Kysely<Database>): Promise<Withdrawn> {
  const stories = await db.selectFrom("withdrawn_stories").select("id").execute();
  const photos = await db.selectFrom("withdrawn_photos").select("id").execute();
  return { stories: stories.map(({ id }) => id), photos: photos.map(({ id }) => id) };
}

async function removePhotos({ photos }: Traces, withdrawn: Withdrawn): Promise<boolean> {
  await photos.removeForGood(new Set(withdrawn.photos));
  return true;
}

/**
 * Deleted cells are overwritten, but pages that were only rearranged still have the words: VACUUM writes all anew. Then
 * the write-ahead log is emptied; false, at once, while a backup reads the database.
 */
function cleanDatabase({ db }: Traces): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`vacuum`.execute(connection);
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const emptied = await sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
      return emptied.rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}

async function cleanCopies({ Driver, places, onWarning }: Traces, withdrawn: Withdrawn): Promise<boolean> {
  const unreadable = removeFromOlderCopies(Driver, places, withdrawn);
  if (unreadable.length > 0) {
    onWarning({ files: unreadable }, "copies that cannot be read may contain withdrawn stories");
  }
  return true;
}
