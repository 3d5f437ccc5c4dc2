import type { LogEvent } from "kysely";
import { isPhotoStoreFault, isStorageFault } from "~/domain/storage/storage-fault";
import type { Site } from "~/domain/site";
import { type DataDirectory, findUnusable } from "./paths";
import { createPhotoDirectory } from "~/photo-store/photo-directory.server";

type Place = "database" | "incoming" | "photos";

const trialBytes = 64 * 1024;

/** Observes writes to a data directory and to the photo store. `databaseOf` returns the open database. */
export function watchStorage(
  places: DataDirectory,
  photos: Pick<Site["photos"], "tryWriting">,
  databaseOf: () => Site["db"],
) {
  const failed = new Map<Place, unknown>();
  const trials: Record<Place, () => Promise<void>> = {
    database: () => tryDatabase(databaseOf()),
    incoming: () => createPhotoDirectory(places.incoming).tryWriting(),
    photos: () => photos.tryWriting(),
  };
  const note = (place: Place, error: unknown) => {
    if (error === null) failed.delete(place);
    else if (isStorageFault(error)) failed.set(place, error);
  };
  const failing: Site["storage"]["failing"] = async () => {
    if (findUnusable(places, ["root", "incoming", "uploads", "database"]) !== null) return "everything";
    for (const place of [...failed.keys()]) {
      const error: unknown = await trials[place]().then(
        () => null,
        (error: unknown) => error,
      );
      note(place, error);
      if (error !== null && !isStorageFault(error)) throw error;
    }
    if (failed.size === 0) return null;
    return [...failed.values()].every(isPhotoStoreFault) ? "photos" : "everything";
  };
  return {
    failing,
    /** Receives every SQL statement. */
    noteQuery(event: LogEvent) {
      if (event.level === "error") note("database", event.error);
      // A successful read does not prove that writing works.
      else if (/^(?:insert|update|delete|commit)\b/i.test(event.query.sql)) note("database", null);
    },
    /** Receives an error that did not come from an SQL statement. */
    note,
    /** Records the errors of a function as faults of this place, until a trial write there works. */
    watching<Parameters extends unknown[], Written>(
      place: "incoming" | "photos",
      write: (...parameters: Parameters) => Promise<Written>,
    ) {
      return (...parameters: Parameters) =>
        write(...parameters).catch((error: unknown) => {
          note(place, error);
          throw error;
        });
    },
  };
}

async function tryDatabase(db: Site["db"]): Promise<void> {
  const row = { key: "storage-trial", value: "x".repeat(trialBytes) };
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("settings").values(row).execute();
    await trx.deleteFrom("settings").where("key", "=", row.key).execute();
  });
}
