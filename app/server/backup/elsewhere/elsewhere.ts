import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { Engines } from "~/server/configuration/engine-settings";
import type { DatabaseServer } from "~/server/database-server/with-database-server";
import { loadPostgres } from "~/server/native-packages";

/** What of a site is not in its data directory; null is what is there. */
export interface Elsewhere {
  database: DatabaseServer | null;
  photos: PhotoStore | null;
}

/** A site that is all in its data directory. */
export const nothingElsewhere: Elsewhere = { database: null, photos: null };

/** What of a site the configuration places outside of the data directory, for the commands that copy it. */
export async function openElsewhere({ databaseServer, photoBucket }: Engines): Promise<Elsewhere> {
  return {
    database: databaseServer && { pg: await loadPostgres(), address: databaseServer },
    photos: photoBucket && (await openPhotoBucket(photoBucket)),
  };
}
