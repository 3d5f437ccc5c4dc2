import type { Kysely } from "kysely";
import type { BucketFault } from "~/photo-store/bucket-fault";
import { openPhotoBucket, type PhotoBucket } from "~/photo-store/photo-bucket.server";
import { fileNamesOf } from "~/photo-store/photo-files";
import { allPhotos } from "~/server/data-directory/check-database";
import { bucketProblems, bucketText as text } from "~/text/it/commands/photo-bucket";
import type { Database } from "~db/schema";
import { type Examined, type Finding, note, problem, well } from "./finding";

const muchMs = 60_000;

/** Checks the bucket by storing a few bytes, its clock, and that it has the photo files of the database. */
export async function checkPhotoBucket({ config, db }: Examined): Promise<Finding[]> {
  if (!config?.photoBucket) return [];
  const { bucket: name, prefix } = config.photoBucket;
  const bucket = await openPhotoBucket(config.photoBucket);
  try {
    const now = Date.now();
    await bucket.tryWriting();
    const apart = Math.abs((await bucket.time()).getTime() - now);
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
  const there = new Set((await bucket.list()).flatMap(({ files }) => files));
  const missing = fileNamesOf(await allPhotos(db)).filter((name) => !there.has(name));
  const [example] = missing;
  return example ? problem(text.photosMissing(missing.length, example)) : well(text.photosWell);
}
