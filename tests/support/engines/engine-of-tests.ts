import { randomBytes } from "node:crypto";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { newDatabase } from "./postgres";
import { bucketEnvironment, newBucket } from "./swift";

/** The server on which the tests run, where they run on PostgreSQL: set by `serve-engines`. */
export const serverVariable = "TEST_DATABASE_SERVER";

/** The bucket of all sites of a test file, in which each has a prefix of its own. */
let bucket: Promise<BucketSettings> | undefined;

/**
 * The settings of a site of the tests. Where the tests run on PostgreSQL, one that names no database gets an empty one of
 * its own, and an empty folder of a bucket unless `hasDirectory`: it says itself where its photos are.
 */
export async function enginesOfTest(
  environment: Record<string, string> = {},
  { hasDirectory = false } = {},
): Promise<{
  environment: Record<string, string>;
  drop(): Promise<void>;
}> {
  const server = process.env[serverVariable];
  if (server === undefined || environment.DATABASE_URL) {
    return { environment, drop: () => Promise.resolve() };
  }
  const { url, drop } = await newDatabase(server);
  bucket ??= newBucket();
  const ofSite = { ...(await bucket), prefix: `${randomBytes(8).toString("hex")}/` };
  const photos = hasDirectory || environment.PHOTOS_URL ? {} : bucketEnvironment(ofSite);
  return { environment: { ...photos, ...environment, DATABASE_URL: url }, drop };
}
