import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { countRecoveryCodes } from "~/domain/auth/second-factor.server";
import { countRows } from "~/domain/pagination/cursor.server";
import type { Site } from "~/domain/site";
import type { BucketFault } from "~/photo-store/bucket-fault";
import type { PhotoBucket } from "~/photo-store/photo-bucket.server";
import { bucketSentence, openBucket } from "~/server/photo-bucket";
import { fileNamesOf, photoNameOf } from "~/photo-store/photo-files";
import { allPhotos, checkDatabase, type DatabaseContents } from "~/server/data-directory/check-database";
import {
  isSiteThere,
  databaseLabel,
  requireRights,
  requireUsable,
  withDatabaseServer,
} from "~/server/database-server/open-database-server";
import { contentsText, dateAndTime, said, someOf } from "~/text/owner/terminal-words";
import type { ServerAddress } from "~db/postgres/server-address";
import { type Examined, type Finding, note, problem, well } from "./finding";

const hour = 60 * 60 * 1000;
/** Names that may stand among the photos: hidden files, a disk's own folder, photos that a restore has put aside. */
const notStrange = /^(?:\.|lost\+found$|prima-del-ripristino-)/;

/** Checks that the database is intact, that its photos are on disk, and that the clock is not behind the newest row. */
export async function* checkContents({ places, config, db }: Examined): AsyncGenerator<Finding> {
  const { root, database, uploads } = places;
  if (config?.databaseServer) yield checkDatabaseServer(config.databaseServer);
  else if (!existsSync(database)) return yield note(said.doctor.noDatabase);
  else {
    const checked = checkDatabase(database);
    if (!checked.ok && checked.problem === "newer")
      return yield problem(said.cannotStart.newerDatabase, { root });
    if (!checked.ok) return yield problem(said.cannotStart.damagedDatabase, { file: database });
    yield well(said.doctor.databaseWell, { contents: contentsText(checked.contents) });
    if (!config?.photoBucket) yield* checkPhotos(uploads, checked.contents);
  }
  if (db) yield* checkClock(db);
}

/** Checks that the database server answers, and that its database has this version or the one before. */
async function checkDatabaseServer(server: ServerAddress): Promise<Finding> {
  try {
    return await withDatabaseServer(server, async (db) => {
      await requireUsable(db, server);
      if (!(await isSiteThere(db))) {
        await requireRights(db, server);
        return well(said.doctor.databaseEmpty, { database: databaseLabel(server) });
      }
      const contents = {
        stories: await countRows(db.selectFrom("stories")),
        blogPosts: await countRows(db.selectFrom("blog_posts")),
        locations: await countRows(db.selectFrom("locations")),
        photos: await countRows(db.selectFrom("photos")),
      };
      return well(said.doctor.databaseAnswers, { contents: contentsText(contents) });
    });
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== "CannotDo") throw error;
    return problem(message);
  }
}

function* checkPhotos(uploads: string, { photoFiles: wanted, cardFiles }: DatabaseContents) {
  const onDisk = new Set(existsSync(uploads) ? readdirSync(uploads) : []);
  const missing = wanted.filter((name) => !onDisk.has(name));
  const known = new Set([...wanted, ...cardFiles]);
  const isOld = (name: string) => Date.now() - statSync(path.join(uploads, name)).mtimeMs > hour;
  // New files do not count yet, because a photo's files are on disk before its row is committed.
  const orphans = [...onDisk].filter((name) => photoNameOf(name) !== null && !known.has(name) && isOld(name));
  const strange = [...onDisk].filter((name) => photoNameOf(name) === null && !notStrange.test(name));
  if (missing.length > 0) yield problem(said.doctor.photosMissing, someOf(missing));
  if (orphans.length > 0) yield note(said.doctor.photosOrphan, someOf(orphans));
  if (strange.length > 0) yield note(said.doctor.photosStrange, someOf(strange));
  if (missing.length + orphans.length + strange.length === 0) yield well(said.doctor.photosWell);
}

/** The folder in which systemd says that the clock is set by the network. */
const timeSync = "/run/systemd/timesync";

/** Checks that the clock is not behind the newest row and, when the second factor needs it, set by the network. */
async function* checkClock(db: Site["db"]) {
  const now = new Date();
  const moments = ["1970-01-01T00:00:00.000Z"];
  for (const table of ["stories", "blog_posts", "locations"] as const) {
    const rows = db.selectFrom(table).select("created_at").orderBy("created_at", "desc").limit(1);
    moments.push(...(await rows.execute()).map(({ created_at }) => created_at));
  }
  const newest = moments.sort().at(-1) ?? "";
  const isBehind = Date.parse(newest) - now.getTime() > hour / 12;
  const clock = { now: dateAndTime(now.toISOString()), newest: dateAndTime(newest) };
  yield isBehind ? problem(said.doctor.clockBehind, clock) : well(said.doctor.clockWell, clock);
  const needsClock = (await countRecoveryCodes(db)) !== null && existsSync(timeSync);
  if (needsClock && !existsSync(`${timeSync}/synchronized`)) yield note(said.doctor.clockUnset);
}

const muchMs = 60_000;

/** Checks the bucket by storing a few bytes, its clock, and that it has the photo files of the database. */
export async function* checkPhotoBucket({ config, db }: Examined) {
  if (!config?.photoBucket) return;
  const { bucket: name, prefix } = config.photoBucket;
  const bucket = await openBucket(config.photoBucket);
  try {
    const now = Date.now();
    await bucket.tryWriting();
    const apart = Math.abs((await bucket.time()).getTime() - now);
    const photos = db ? [await checkPhotosIn(bucket, db)] : [];
    yield well(said.bucket.well, { address: `s3://${name}/${prefix}` });
    if (apart > muchMs) yield note(said.bucket.clockOff, { seconds: Math.round(apart / 1000) });
    yield* photos;
  } catch (error) {
    if ((error as Error).name !== "BucketFault") throw error;
    yield problem(bucketSentence(error as BucketFault));
  }
}

async function checkPhotosIn(bucket: PhotoBucket, db: Site["db"]): Promise<Finding> {
  const there = new Set((await bucket.list()).flatMap(({ files }) => files));
  const missing = fileNamesOf(await allPhotos(db)).filter((name) => !there.has(name));
  const [example] = missing;
  if (!example) return well(said.bucket.photosWell);
  return problem(said.bucket.photosMissing, { count: missing.length, example });
}
