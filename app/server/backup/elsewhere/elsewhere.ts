import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { DatabaseServer } from "~/server/database-server/with-database-server";

/** What of a site is not in its data directory; null is what is there. */
export interface Elsewhere {
  database: DatabaseServer | null;
  photos: PhotoStore | null;
}

/** A site that is all in its data directory. */
export const nothingElsewhere: Elsewhere = { database: null, photos: null };
