import { readContent, textInRow } from "./bin";
import { isOver } from "~/domain/lifetimes.server";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/files/remove-photos.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { minCopiedLength } from "~/domain/stories/fields";

/** Deletes one record in the bin for good, and the photos that nothing else uses. */
export async function removeFromBin(site: Site, id: string) {
  const wish = await site.storage.withReserve(() =>
    binnedWishes(site).where("id", "=", id).executeTakeFirst(),
  );
  if (wish.numDeletedRows > 0n) return done(null);
  const removed = await emptyWhere(site, (db) => idsIn(db).where("id", "=", id));
  return removed === 0 ? refused("not-in-bin") : done(null);
}

/** Deletes everything in the bin for good. Returns the number of deleted records. */
export async function emptyBin(site: Site) {
  await site.storage.withReserve(() => binnedWishes(site).execute());
  return done(await emptyWhere(site, idsIn));
}

/** Deletes what has waited in the bin for 30 days. */
export async function expireBin(site: Site): Promise<void> {
  await site.storage.withReserve(() => binnedWishes(site).where(isOver(site, "wishes")).execute());
  await emptyWhere(site, (db) => idsIn(db).where(isOver(site, "bin")));
}

const binnedWishes = ({ db }: Site) => db.deleteFrom("wishes").where("binned_at", "is not", null);

const idsIn = (db: Site["db"]) => db.selectFrom("bin").select("id");

/** The number of records that are deleted at once: on a full disk the log of so many fits into the reserve. */
const atOnce = 50;

async function emptyWhere(site: Site, chosen: typeof idsIn): Promise<number> {
  const emptySome = () =>
    site.db.transaction().execute(async (trx) => {
      const ids = (await chosen(trx).limit(atOnce).execute()).map(({ id }) => id);
      return { removed: ids.length, orphaned: await deleteBinned(trx, ids) };
    });
  let total = 0;
  for (;;) {
    const { removed, orphaned } = await site.storage.withReserve(emptySome);
    await removePhotoFiles(site, orphaned);
    total += removed;
    if (removed < atOnce) return total;
  }
}

/** Deletes rows of the bin and unused photos. Returns their stored names, for `removePhotoFiles` after the commit. */
export async function deleteBinned(trx: Site["db"], ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const photos = trx.selectFrom("bin_photos").select("photo_id").where("bin_id", "in", ids);
  const photoIds = (await photos.execute()).map(({ photo_id }) => photo_id);
  await trx.deleteFrom("bin").where("id", "in", ids).execute();
  return deleteUnusedPhotos(trx, photoIds);
}

/** True when the bin has this story, or something that was made of it. */
export async function isInBin(db: Site["db"], storyId: string): Promise<boolean> {
  const mentioning = db.selectFrom("bin").select("id").where("content", "like", `%"${storyId}"%`);
  return (await mentioning.limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the words and the idempotency key of a story in the bin. Null when the story is not there. */
export async function findBinnedStory(db: Site["db"], id: string) {
  const stories = db.selectFrom("bin").select("content").where("kind", "=", "story");
  const row = await stories.where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const content = readContent(row.content);
  return { story: textInRow(content, "story"), submission_key: textInRow(content, "submission_key") };
}

/** A story that is withdrawn: its text, null when it is gone, and the idempotency key of its form. */
export interface WithdrawnContents {
  id: string;
  words: string | null;
  key: string | null;
  /** The points of the story's photos. */
  points: Coordinates[];
}

/**
 * Deletes from the bin everything that has words, a point or the id of a withdrawn story. Runs inside the transaction
 * of the withdrawal, after the story's blog posts were emptied. Returns the stored names of photos that nothing uses.
 */
export async function removeBinnedOf(trx: Site["db"], { id, words, key, points }: WithdrawnContents) {
  const rows = await trx.selectFrom("bin").select(["id", "kind", "content"]).execute();
  const binned = rows.map((row) => ({ ...row, ...readContent(row.content) }));
  const isTelling = words !== null && Array.from(words).length >= minCopiedLength;
  const own = binned.filter(
    ({ content, row }) =>
      content.includes(`"${id}"`) ||
      // The same form may have made another story before.
      (key !== null && row.submission_key === key) ||
      Object.values(row).some((cell) => isTelling && typeof cell === "string" && cell.includes(words)) ||
      points.some(({ latitude, longitude }) => row.latitude === latitude && row.longitude === longitude),
  );
  const emptied = trx.selectFrom("blog_posts").select("id").where("withdrawn_story_id", "=", id);
  const posts = [...(await emptied.execute()), ...own.filter(({ kind }) => kind === "blog-post")];
  const locations = binned.filter(({ kind }) => kind === "location");
  const linked = locations.filter(({ links }) => posts.some((post) => links.includes(post.id)));
  const ids = new Set([...own, ...linked].map((one) => one.id));
  return deleteBinned(trx, [...ids]);
}
