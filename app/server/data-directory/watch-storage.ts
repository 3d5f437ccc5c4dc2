import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Kysely, LogEvent } from "kysely";
import { isStorageFault } from "~/domain/storage/storage-fault";
import type { StorageWatch } from "~/domain/site";
import type { Database } from "~db/schema";
import { findUnusable } from "./find-unusable";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { DataDirectory } from "./places";

type Place = "database" | "incoming" | "photos";

/** A StorageWatch that gets the result of every write. */
interface StorageMonitor extends StorageWatch {
  /** To be called for every SQL statement. */
  noteQuery(event: LogEvent): void;
  /** The same function, whose errors are noted as faults of this place until a trial in it works. */
  watching<Parameters extends unknown[], Written>(
    place: "incoming" | "photos",
    write: (...parameters: Parameters) => Promise<Written>,
  ): (...parameters: Parameters) => Promise<Written>;
}

const trialBytes = 64 * 1024;

/** Watches the disk under a data directory, and the photo store; `databaseOf` returns the open database. */
export function watchStorage(
  places: DataDirectory,
  photos: Pick<PhotoStore, "tryWriting">,
  databaseOf: () => Kysely<Database>,
): StorageMonitor {
  const failed = new Set<Place>();
  const trials: Record<Place, () => Promise<void>> = {
    database: () => tryDatabase(databaseOf()),
    incoming: () => tryFolder(places.incoming),
    photos: () => photos.tryWriting(),
  };
  const note = (place: Place, error: unknown) => {
    if (error === null) failed.delete(place);
    else if (isStorageFault(error)) failed.add(place);
  };
  return {
    noteQuery(event) {
      if (event.level === "error") note("database", event.error);
      // A successful read does not show that writing works.
      else if (/^(?:insert|update|delete|commit)\b/i.test(event.query.sql)) note("database", null);
    },
    watching:
      (place, write) =>
      async (...parameters) => {
        try {
          return await write(...parameters);
        } catch (error) {
          note(place, error);
          throw error;
        }
      },
    async isFailing() {
      if (findUnusable(places, ["root", "incoming", "uploads", "database"]) !== null) return true;
      for (const place of [...failed]) {
        const error: unknown = await trials[place]().then(
          () => null,
          (error: unknown) => error,
        );
        note(place, error);
        if (error !== null && !isStorageFault(error)) throw error;
      }
      return failed.size > 0;
    },
  };
}

async function tryDatabase(db: Kysely<Database>): Promise<void> {
  const key = "storage-trial";
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("settings")
      .values({ key, value: "x".repeat(trialBytes) })
      .execute();
    await trx.deleteFrom("settings").where("key", "=", key).execute();
  });
}

async function tryFolder(folder: string): Promise<void> {
  const file = path.join(folder, `.${randomBytes(8).toString("hex")}.unfinished`);
  try {
    await writeFile(file, Buffer.alloc(trialBytes), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
