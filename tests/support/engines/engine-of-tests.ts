import { randomBytes } from "node:crypto";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { newDatabase } from "./postgres";
import { bucketEnvironment, newBucket } from "./swift";

/** The variable with the PostgreSQL server of this run. `serve-engines` sets it. */
export const serverVariable = "TEST_DATABASE_SERVER";

/** The bucket of all sites of a test file. Each site has a prefix in it. */
let bucket: Promise<BucketSettings> | undefined;

/**
 * Returns the settings of a test's site. On a run with PostgreSQL, a site without a database gets an empty one, and
 * an empty folder of a bucket unless `hasDirectory` is true: then the site has its photos elsewhere.
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
