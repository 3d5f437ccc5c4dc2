import { openPhotoBucket } from "~/photo-store/photo-bucket.server";
import type { Elsewhere } from "~/server/backup/elsewhere/elsewhere";
import type { Config } from "~/server/configuration/config";
import { loadPostgres } from "./native-packages";

/** What of a site the configuration places outside of the data directory, for the commands that copy it. */
export async function openElsewhere({
  databaseServer,
  photoBucket,
}: Pick<Config, "databaseServer" | "photoBucket">): Promise<Elsewhere> {
  return {
    database: databaseServer && { pg: await loadPostgres(), address: databaseServer },
    photos: photoBucket && (await openPhotoBucket(photoBucket)),
  };
}
