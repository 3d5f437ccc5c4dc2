import type { Kysely } from "kysely";
import type { BucketFault } from "~/photo-store/bucket-fault";
import type { BucketSettings } from "~/photo-store/bucket-settings";
import { fileNamesOf } from "~/photo-store/photo-files";
import type { PhotoBucket } from "~/photo-store/photo-bucket.server";
import { allPhotos } from "~/server/data-directory/photos-in-database";
import { bucketProblems, bucketText as text } from "~/text/it/commands/photo-bucket";
import type { Database } from "~db/schema";
import { type Finding, note, problem, well } from "./finding";

const muchMs = 60_000;

/**
 * Checks three things: the bucket can be read and written, by storing and removing a few bytes; its clock agrees with
 * ours; it has the photo files of the database, if the database is readable.
 */
export async function checkPhotoBucket(
  bucket: PhotoBucket,
  { bucket: name, prefix }: BucketSettings,
  db: Kysely<Database> | null,
  now: Date,
): Promise<Finding[]> {
  try {
    await bucket.tryWriting();
    const apart = Math.abs((await bucket.time()).getTime() - now.getTime());
    return [
      well(text.well(`s3://${name}/${prefix}`)),
      ...(apart > muchMs ? [note(text.clockOff(Math.round(apart / 1000)))] : []),
      ...(db ? [await checkFiles(bucket, db)] : []),
    ];
  } catch (error) {
    if ((error as Error).name !== "BucketFault") throw error;
    const { problem: code, detail } = error as BucketFault;
    return [problem(bucketProblems[code](detail))];
  }
}

async function checkFiles(bucket: PhotoBucket, db: Kysely<Database>): Promise<Finding> {
  const photos = await allPhotos(db);
  const wanted = fileNamesOf(photos);
  const there = new Set((await bucket.list()).flatMap(({ files }) => files));
  const missing = wanted.filter((name) => !there.has(name));
  const [example] = missing;
  return example ? problem(text.photosMissing(missing.length, example)) : well(text.photosWell);
}
