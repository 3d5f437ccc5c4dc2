import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { Engines } from "~/server/configuration/engine-settings";
import type { ServerAddress } from "~db/postgres/server-address";

/** The parts of a site outside of its data directory. Null means that the part is in the data directory. */
export interface Elsewhere {
  database: ServerAddress | null;
  photos: PhotoStore | null;
}

/** A site that is completely in its data directory. */
export const nothingElsewhere: Elsewhere = { database: null, photos: null };

/** Opens the parts of a site outside of its data directory, for the commands that back up or restore the site. */
export async function openElsewhere({ databaseServer, photoBucket }: Engines): Promise<Elsewhere> {
  return { database: databaseServer, photos: photoBucket && (await openPhotoBucket(photoBucket)) };
}
