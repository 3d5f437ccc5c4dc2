import type BetterSqlite3 from "better-sqlite3";
import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { removeOutdatedCards } from "~/domain/share-cards/draw-share-card.server";
import type { Site } from "~/domain/site";
import { photoIdOf, photoNameOf } from "~/photo-store/photo-files";
import type { DataDirectory } from "~/server/data-directory/paths";
import { isDatabaseFile, withDatabaseFile } from "~/server/files/database-file";
import { listFilesUnder } from "~/server/files/list-files-under";
import type { Engine } from "~db/engine";
import { type WithdrawnIds, findInCopy, removeFromCopy } from "./remove-from-copy";

interface ErasureParts extends Engine, Pick<Site, "publicSettings" | "photos"> {
  places: DataDirectory;
  onError(error: unknown): void;
  onWarning(details: object, sentence: string): void;
}

/** The most bytes of databases to rewrite at once. That takes a tenth of a second, in which nobody is answered. */
const maxAtOnce = 8_000_000;
const minute = 60_000;

/** Erases the remains of withdrawn stories: share cards, photo files, free pages and log of the database, copies. */
export function createErasure(parts: ErasureParts, atOnce = maxAtOnce) {
  // `runAll` never throws; the next run completes what a crash or a full disk prevented. With more than `atOnce` bytes
  // of databases `run` only empties the log. `cleanOwnCopies` is for this instance's own disk.
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
        const withdrawn = await listWithdrawn(parts);
        if (withdrawn.stories.length > known) removeFromOlderCopies(parts, withdrawn);
        known = withdrawn.stories.length;
      } catch (error) {
        parts.onError(error);
      }
    },
    run: async () => {
      let bytes = await parts.bytes().catch(() => Infinity);
      const copies = listFilesUnder(parts.places.backups).filter((name) => name.endsWith(".db"));
      for (const file of copies) bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      await (bytes <= atOnce ? runAll() : emptyLog());
    },
    async stop(): Promise<void> {
      clearTimeout(retry);
      await running;
      clearTimeout(retry);
    },
  };
}

/** Runs every step of the erasure. True when no remains are left. */
async function eraseRemains(parts: ErasureParts): Promise<boolean> {
  const { db, photos } = parts;
  const pending = await db.selectFrom("withdrawn_stories").select("id").where("pending", "=", 1).execute();
  if (pending.length === 0) return true;
  const withdrawn = await listWithdrawn(parts);
  const steps = [
    // Before the database is rewritten, because the rows of share cards contain titles of emptied blog posts.
    () => removeOutdatedCards(parts),
    () => photos.removeForGood(new Set(withdrawn.photos)),
    parts.eraseDeleted,
    async () => removeFromOlderCopies(parts, withdrawn),
  ];
  let isComplete = true;
  for (const step of steps) {
    // When a step fails, the other steps still do their work.
    const done = await step().catch((error: unknown) => {
      parts.onError(error);
      return false;
    });
    if (done === false) isComplete = false;
  }
  if (!isComplete) return false;
  const ids = pending.map(({ id }) => id);
  await db.updateTable("withdrawn_stories").set({ pending: 0 }).where("id", "in", ids).execute();
  return true;
}

async function listWithdrawn({ db }: ErasureParts): Promise<WithdrawnIds> {
  const stories = await db.selectFrom("withdrawn_stories").select("id").execute();
  const photos = await db.selectFrom("withdrawn_photos").select("id").execute();
  return { stories, photos: photos.map(({ id }) => id) };
}

/** Removes withdrawn stories from the copies under `backups`, of any version. Warns of unreadable ones. */
function removeFromOlderCopies({ places, onWarning }: ErasureParts, withdrawn: WithdrawnIds): void {
  // Where `uploads` is on another disk, a restore leaves the photos of before in a folder inside it.
  const setAside = listFilesUnder(places.uploads).filter((file) => path.dirname(file) !== places.uploads);
  const files = [...listFilesUnder(places.backups), ...setAside];
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
  // Photo files are removed before the rows that list them. So after an interruption the next run finds all files.
  for (const file of files) {
    const name = photoNameOf(path.basename(file));
    if (name !== null && photos.has(photoIdOf(name))) rmSync(file, { force: true });
  }
  for (const { file, photosInIt } of found) {
    if (photosInIt) inCopy(file, (copy) => removeFromCopy(copy, withdrawn));
  }
  if (unreadable.size === 0) return;
  onWarning({ files: [...unreadable] }, "copies that cannot be read may contain withdrawn stories");
}
