import type BetterSqlite3 from "better-sqlite3";
import type { Kysely } from "kysely";
import { removeOutdatedCards } from "~/domain/share-cards/draw-share-card.server";
import type { Site } from "~/domain/site";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { DataDirectory } from "~/server/data-directory/paths";
import type { Engine } from "~db/engine";
import type { Database } from "~db/schema";
import { type Withdrawn, findInCopy, removeFromCopy } from "./remove-from-copy";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import { isDatabaseFile, withDatabaseFile } from "~/server/files/database-file";

interface ErasureParts extends Engine {
  publicSettings: Site["publicSettings"];
  places: DataDirectory;
  photos: PhotoStore;
  onError(error: unknown): void;
  onWarning(details: object, sentence: string): void;
}

/**
 * The most bytes of databases to rewrite at once. That takes about a tenth of a second, in which nobody is answered.
 */
const maxAtOnce = 8_000_000;
const minute = 60_000;

/**
 * Erases the remains of withdrawn stories: share cards, photo files, free pages and the log of the database, older
 * copies. `runAll` runs every step and never throws; only one run is going on in all instances. What a crash, a full
 * disk or a running backup prevents is completed by the next run. `run` follows a stranger's click: with more than
 * `atOnce` bytes of databases it only empties the log, and leaves the rest to the maintenance. While a backup blocks
 * the log, this is tried again each minute until `stop`. `cleanOwnCopies` cleans the older copies on this instance's
 * own disk.
 */
export function createErasure(
  parts: ErasureParts,
  atOnce = maxAtOnce,
): Site["erasure"] & {
  runAll(): Promise<void>;
  cleanOwnCopies(): Promise<void>;
  stop(): Promise<void>;
} {
  let known = 0;
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  const emptyLog = () =>
    (running = running.then(parts.emptyLog).then(retryUnless, (error: unknown) => {
      parts.onError(error);
      retryUnless(false);
    }));
  const retryUnless = (isDone: boolean) => {
    clearTimeout(retry);
    if (!isDone) retry = setTimeout(() => void emptyLog(), minute).unref();
  };
  const attempt = () => {
    next = null;
    const remove = () => eraseRemains(parts).then(retryUnless);
    return parts.instances.exclusively("withdrawals", remove).then(() => undefined, parts.onError);
  };
  // A caller that arrives while a run is still queued gets that run.
  const runAll = () => (next ??= running = running.then(attempt));
  return {
    runAll,
    cleanOwnCopies: async () => {
      try {
        const withdrawn = await listWithdrawn(parts.db);
        if (withdrawn.stories.length > known) await cleanCopies(parts, withdrawn);
        known = withdrawn.stories.length;
      } catch (error) {
        parts.onError(error);
      }
    },
    run: async () => {
      const bytes = await parts.bytes().catch(() => Infinity);
      await (bytes + copiesBytes(parts.places) <= atOnce ? runAll() : emptyLog());
    },
    stop: async () => {
      clearTimeout(retry);
      await running;
      clearTimeout(retry);
    },
  };
}

/** Runs every step of the erasure. True when no remains are left. */
async function eraseRemains(parts: ErasureParts): Promise<boolean> {
  const { db } = parts;
  const pending = await db.selectFrom("withdrawn_stories").select("id").where("pending", "=", 1).execute();
  if (pending.length === 0) return true;
  const withdrawn = await listWithdrawn(db);
  let isComplete = true;
  for (const step of [removeCards, removePhotos, parts.eraseDeleted, cleanCopies]) {
    // When a step fails, the other steps still do their work.
    const done = await step(parts, withdrawn).catch((error: unknown) => {
      parts.onError(error);
      return false;
    });
    isComplete &&= done;
  }
  if (!isComplete) return false;
  const ids = pending.map(({ id }) => id);
  await db.updateTable("withdrawn_stories").set({ pending: 0 }).where("id", "in", ids).execute();
  return true;
}

async function listWithdrawn(db: Kysely<Database>): Promise<Withdrawn> {
  const stories = await db.selectFrom("withdrawn_stories").select("id").execute();
  const photos = await db.selectFrom("withdrawn_photos").select("id").execute();
  return { stories: stories.map(({ id }) => id), photos: photos.map(({ id }) => id) };
}

/**
 * Removes outdated share cards. This step comes before the database is rewritten, because the rows of share cards
 * contain titles of emptied blog posts.
 */
async function removeCards(parts: ErasureParts): Promise<boolean> {
  await removeOutdatedCards(parts);
  return true;
}

async function removePhotos({ photos }: ErasureParts, withdrawn: Withdrawn): Promise<boolean> {
  await photos.removeForGood(new Set(withdrawn.photos));
  return true;
}

async function cleanCopies({ places, onWarning }: ErasureParts, withdrawn: Withdrawn): Promise<boolean> {
  const unreadable = removeFromOlderCopies(places, withdrawn);
  if (unreadable.length > 0) {
    onWarning({ files: unreadable }, "copies that cannot be read may contain withdrawn stories");
  }
  return true;
}

/**
 * Removes withdrawn stories from the copies that upgrades, restores and starts have made under `backups`: first the
 * photos from every folder, then the rows from every database of any version. Temporary folders are ignored. Returns
 * the paths of unreadable databases.
 */
function removeFromOlderCopies({ backups }: Pick<DataDirectory, "backups">, withdrawn: Withdrawn): string[] {
  const files = existsSync(backups) ? filesUnder(backups) : [];
  const photos = new Set(withdrawn.photos);
  const unreadable = new Set<string>();
  const inCopy = <T>(file: string, act: (copy: BetterSqlite3.Database) => T): T | null => {
    try {
      return withDatabaseFile(file, act, { fileMustExist: true });
    } catch (error) {
      if (!/^SQLITE_(?:CORRUPT|NOTADB|ERROR)/.test((error as { code?: string }).code ?? "")) throw error;
      unreadable.add(file);
      return null;
    }
  };
  const found = files
    .filter((name) => name.endsWith(".db") && isDatabaseFile(name))
    .map((file) => ({ file, photosInIt: inCopy(file, (copy) => findInCopy(copy, withdrawn)) }));
  for (const { photosInIt } of found) for (const id of photosInIt ?? []) photos.add(id);
  // Photo files are removed before the rows that list them. So after an interruption the next run still finds all
  // files.
  for (const file of files) {
    const name = photoNameOf(path.basename(file));
    if (name !== null && photos.has(photoIdOf(name))) rmSync(file, { force: true });
  }
  for (const { file, photosInIt } of found) {
    if (photosInIt) inCopy(file, (copy) => removeFromCopy(copy, withdrawn));
  }
  return [...unreadable];
}

/** Returns the total size of the databases under `backups`, in bytes. */
function copiesBytes({ backups }: Pick<DataDirectory, "backups">): number {
  const copies = existsSync(backups) ? filesUnder(backups).filter((name) => name.endsWith(".db")) : [];
  return copies.reduce((bytes, file) => bytes + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return filesUnder(file);
    return entry.isFile() ? [file] : [];
  });
}
