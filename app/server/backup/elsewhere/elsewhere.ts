import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { PostgresLibrary } from "~db/postgres/client-options";
import type { ServerAddress } from "~db/postgres/server-address";

/** What of a site is not in its data directory; null is what is there. */
export interface Elsewhere {
  database: { pg: PostgresLibrary; address: ServerAddress } | null;
  photos: PhotoStore | null;
}

/** A site that is all in its data directory. */
export const nothingElsewhere: Elsewhere = { database: null, photos: null };
