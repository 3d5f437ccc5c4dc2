import { type BinContent, type BinKind, type BinnedKind, binTables, readContent, textInRow } from "./bin";
import { findIdByKey } from "~/domain/idempotency.server";
import { notOver } from "~/domain/lifetimes.server";
import { nextUpdatedAt } from "~/domain/records/row-versions.server";
import { insertPhotosOf, photoIdsOf } from "~/domain/photos/photos-queries.server";
import { endReleases } from "~/domain/press/press-photos.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { updateStoryStates } from "~/domain/stories/story-state.server";
import { areFull } from "~/domain/wishes/wishes.server";

/** Moves records of one kind to the bin, with their photos: all of them, or none when a fault occurs. */
export async function moveToBin<Kind extends BinKind>(site: Site, kind: Kind, ids: string[]) {
  const move = () =>
    site.db.transaction().execute(async (trx) => {
      const binned_at = site.now().toISOString();
      const there: string[] = [];
      for (const id of new Set(ids)) if (await moveOne(trx, kind, id, binned_at)) there.push(id);
      await endReleases(trx);
      return there;
    });
  const moved = await site.storage.withReserve(move);
  if (moved.length === 0) return refused(`unknown-${kind}`);
  if (kind !== "story") await site.pages.clear();
  return done({ moved });
}

async function moveOne(trx: Site["db"], kind: BinKind, id: string, binned_at: string): Promise<boolean> {
  const { photos, ...of } = binTables[kind];
  const table = of.table as "stories";
  const stored = trx.selectFrom(table).selectAll().where("id", "=", id);
  const row = (await stored.executeTakeFirst()) as BinContent["row"] | undefined;
  if (!row) return false;
  const links = [...(await liveLinks(trx, kind, row)), ...(await binnedLinks(trx, id))];
  const ofLocation = typeof row.photo_id === "string" ? [row.photo_id] : [];
  const photoIds = photos === null ? ofLocation : await photoIdsOf(trx, photos, id);
  const content = JSON.stringify({ row, links } satisfies BinContent);
  await trx.insertInto("bin").values({ id, kind, content, binned_at }).execute();
  await insertPhotosOf(trx, "bin_photos", id, photoIds);
  await trx.deleteFrom(table).where("id", "=", id).execute();
  const storyId = kind === "blog-post" ? textInRow({ row, links }, "story_id") : null;
  if (storyId !== null) await updateStoryStates(trx, [storyId]);
  return true;
}

async function liveLinks(trx: Site["db"], kind: BinKind, row: BinContent["row"]): Promise<string[]> {
  if (kind === "location") return row.blog_post_id ? [String(row.blog_post_id)] : [];
  if (kind === "story") return [];
  const locations = trx.selectFrom("locations").select("id").where("blog_post_id", "=", String(row.id));
  return (await locations.execute()).map(({ id }) => id);
}

/** Returns the ids of the records in the bin that were linked with this one. */
async function binnedLinks(trx: Site["db"], id: string): Promise<string[]> {
  const mentioning = trx.selectFrom("bin").select(["id", "content"]).where("content", "like", `%"${id}"%`);
  const rows = await mentioning.where("kind", "<>", "story").execute();
  return rows.flatMap((row) => (readContent(row.content).links.includes(id) ? row.id : []));
}

/**
 * Brings records back from the bin, with their photos and the links to records that still exist: hidden, or visible if
 * they were (`asBefore`).
 */
export async function restoreFromBin(site: Site, ids: string[], { asBefore = false } = {}) {
  const restore = () =>
    site.db.transaction().execute(async (trx) => {
      const restored: BinnedKind[] = [];
      for (const id of new Set(ids)) {
        const wish = await restoreWish(site, trx, id);
        if (wish === "too-many-wishes") return wish;
        if (wish) restored.push(wish);
        const own = trx.selectFrom("bin").selectAll().where("id", "=", id);
        const item = await own.where(notOver(site, "bin")).executeTakeFirst();
        if (!item) continue;
        await restoreOne(site, trx, item.kind, readContent(item.content), asBefore);
        await trx.deleteFrom("bin").where("id", "=", id).execute();
        restored.push(item.kind);
      }
      return restored;
    });
  const kinds = await site.storage.withReserve(restore);
  if (kinds === "too-many-wishes") return refused(kinds);
  if (kinds.length === 0) return refused("not-in-bin");
  await site.pages.clear();
  return done({ kinds });
}

/** Brings a wish back from the bin. Null when no such wish is there, refused when five others are open. */
async function restoreWish({ now }: Pick<Site, "now">, trx: Site["db"], id: string) {
  const binned = trx.selectFrom("wishes").select("location_id").where("id", "=", id);
  const wish = await binned
    .where("binned_at", "is not", null)
    .where(notOver({ now }, "wishes"))
    .executeTakeFirst();
  if (!wish) return null;
  if (wish.location_id === null && (await areFull(trx))) return "too-many-wishes";
  await trx.updateTable("wishes").set({ binned_at: null }).where("id", "=", id).execute();
  return "wish";
}

async function restoreOne(
  { now }: Pick<Site, "now">,
  trx: Site["db"],
  kind: BinKind,
  content: BinContent,
  asBefore: boolean,
) {
  const { row, links } = content;
  const id = String(row.id);
  const photoIds = await photoIdsOf(trx, "bin_photos", id);
  const { table, photos } = binTables[kind];
  const insert = async (own: BinContent["row"]) => {
    const key = textInRow(content, "submission_key");
    // The same form may have been sent again after the deletion.
    const submission_key = (await findIdByKey(trx, table, key)) === null ? key : null;
    const into = trx.insertInto(table as "stories");
    await into.values({ ...row, ...own, submission_key } as never).execute();
    if (photos) await insertPhotosOf(trx, photos, id, photoIds);
  };
  const version = () => ({ updated_at: nextUpdatedAt(now(), String(row.updated_at)), edit_key: null });
  if (kind === "story") {
    await insert({ suspicion: null });
    const own = trx.updateTable("blog_posts").set({ story_id: id }).where("origin_story_id", "=", id);
    await own.where("story_id", "is", null).where("withdrawn_story_id", "is", null).execute();
    return updateStoryStates(trx, [id]);
  }
  // A record from the bin of an older version has no moment of its own.
  const { happened_at = row.created_at ?? null } = row;
  if (kind === "location") {
    const [photo_id = null] = photoIds;
    const blog_post_id = await existing(trx, "blog_posts", links);
    return insert({
      ...version(),
      happened_at,
      visible: asBefore ? (row.visible ?? 0) : 0,
      photo_id,
      blog_post_id,
    });
  }
  const story_id = await existing(trx, "stories", [textInRow(content, "origin_story_id") ?? ""]);
  await insert({ ...version(), happened_at, published: asBefore ? (row.published ?? 0) : 0, story_id });
  if (links.length > 0) {
    const own = trx.updateTable("locations").set({ blog_post_id: id }).where("id", "in", links);
    await own.where("blog_post_id", "is", null).execute();
  }
  if (story_id !== null) await updateStoryStates(trx, [story_id]);
}

async function existing(trx: Site["db"], table: "stories" | "blog_posts", ids: string[]) {
  if (ids.length === 0) return null;
  const there = trx.selectFrom(table as "stories").select("id");
  return (await there.where("id", "in", ids).executeTakeFirst())?.id ?? null;
}
