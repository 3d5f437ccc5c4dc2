import { visibleLocations } from "~/domain/locations/journey/visible-locations-queries.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { isShown, photoColumns, storedPhoto } from "~/domain/photos/photos-queries.server";
import { placeForReaders } from "~/domain/places/told-place.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import { countryForReaders } from "~/gazetteer/is-country.server";

/** The maximum number of photos that are released at a time. */
const maxPressPhotos = 5;

/** A released photo, with the place and the day of the blog post or stop that shows it. */
export type PressPhoto = Awaited<ReturnType<typeof listPressPhotos>>[number];

/** The photos that can be released: visitors see them, and they came with no story, whose consent is not for the press. */
const ownPhotos = (db: Site["db"]) =>
  db.selectFrom("photos").where("photos.story_id", "is", null).where(isShown);

/** Lists a page of the photos that can be released, the newest first. */
export async function listOwnPhotos({ db }: Db, { limit, offset }: { limit: number; offset: number }) {
  const newest = ownPhotos(db).orderBy("photos.created_at", "desc").orderBy("photos.id", "desc");
  return (await newest.select(photoColumns).limit(limit).offset(offset).execute()).map(storedPhoto);
}

export const countOwnPhotos = ({ db }: Db) => countRows(ownPhotos(db));

/** Returns the stored names of the released photos. */
export async function listReleasedNames({ db }: Db): Promise<string[]> {
  const rows = await releasedPhotos(db).select("photos.name").execute();
  return rows.map(({ name }) => name);
}

const releasedPhotos = (db: Site["db"]) =>
  db
    .selectFrom("photos")
    .where("photos.released_at", "is not", null)
    .where("photos.story_id", "is", null)
    .where(isShown)
    .orderBy("photos.released_at")
    .orderBy("photos.id")
    .limit(maxPressPhotos);

/**
 * Releases the photos whose names `choose` returns, and no others; it gets the names of those released now. Refused for
 * more than five, and for a photo that is not on the site any more or came with a story.
 */
export async function releasePhotos(site: Site, choose: (released: string[]) => string[]) {
  const outcome = await site.db.transaction().execute(async (trx) => {
    const before = await listReleasedNames({ db: trx });
    const wanted = new Set(choose(before));
    if (wanted.size > maxPressPhotos) return "too-many-press-photos" as const;
    const own = wanted.size > 0 ? ownPhotos(trx).where("photos.name", "in", [...wanted]) : null;
    if (((await own?.select("photos.name").execute()) ?? []).length < wanted.size) {
      return "photo-not-for-press" as const;
    }
    const now = site.now().getTime();
    for (const name of before.filter((one) => !wanted.has(one))) await release(trx, name, null);
    // Each has a moment of its own, so that they stay in the order in which they were chosen.
    for (const [at, name] of [...wanted].filter((one) => !before.includes(one)).entries()) {
      await release(trx, name, new Date(now + at).toISOString());
    }
    return [...wanted];
  });
  if (typeof outcome === "string") return refused(outcome);
  await site.pages.clear();
  return done({ photos: outcome });
}

const release = (trx: Site["db"], name: string, released_at: string | null) =>
  trx.updateTable("photos").set({ released_at }).where("name", "=", name).execute();

/** Ends the release of every photo that visitors do not see any more. Every change that hides something calls this. */
export async function endReleases(trx: Site["db"]): Promise<void> {
  const released = trx.updateTable("photos").set({ released_at: null }).where("released_at", "is not", null);
  await released.where((eb) => eb.not(isShown(eb))).execute();
}

/** Lists the released photos in the order of their release, each with its place and day, for readers of a language. */
export async function listPressPhotos({ db }: Db, language: string) {
  const rows = await releasedPhotos(db).select(photoColumns).execute();
  const photos = [];
  for (const row of rows) photos.push({ ...storedPhoto(row), ...(await whereShown(db, row.id, language)) });
  return photos;
}

/** Returns place, day and address of a blog post that shows a photo, or of the stop when no blog post does. */
async function whereShown(db: Site["db"], photoId: string, language: string) {
  const posts = db.selectFrom("blog_post_photos").innerJoin("blog_posts", "blog_posts.id", "blog_post_id");
  const shown = posts.where("photo_id", "=", photoId).where("published", "=", 1);
  const post = await shown
    .select(["id", "city", "country", "date", "language", "told_place"])
    .executeTakeFirst();
  if (post) return { ...placeForReaders(post, language), date: post.date, address: `/blog/${post.id}` };
  const stops = visibleLocations(db)
    .select(["id", "city", "country", "date"])
    .where("photo_id", "=", photoId);
  const { id, city, country, date } = await stops.executeTakeFirstOrThrow();
  return { city, country: countryForReaders(country, language), date, address: `/map/${id}` };
}
