import { insertPhotosOf, photoIdsOf } from "~/domain/photos/photos-queries.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { updateStoryStates } from "~/domain/stories/story-state.server";
import { type BinContent, type BinKind, binTables, readContent, textIn } from "./bin";

/** Moves records of one kind to the bin, with their photos: all of them, or none when a fault occurs. */
export async function moveToBin<Kind extends BinKind>(site: Site, kind: Kind, ids: string[]) {
  const moved = await site.db.transaction().execute(async (trx) => {
    const binned_at = site.now().toISOString();
    const there: string[] = [];
    for (const id of new Set(ids)) if (await moveOne(trx, { id, kind, binned_at })) there.push(id);
    return there;
  });
  if (moved.length === 0) return refused(`unknown-${kind}`);
  if (kind !== "story") await site.pages.clear();
  return done({ moved });
}

async function moveOne(
  trx: Site["db"],
  { id, kind, binned_at }: { id: string; kind: BinKind; binned_at: string },
): Promise<boolean> {
  const table = binTables[kind].table as "stories";
  const row = (await trx.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst()) as
    BinContent["row"] | undefined;
  if (!row) return false;
  const links = [...(await liveLinks(trx, kind, row)), ...(await binnedLinks(trx, id))];
  const { photos } = binTables[kind];
  const ofLocation = typeof row.photo_id === "string" ? [row.photo_id] : [];
  const photoIds = photos === null ? ofLocation : await photoIdsOf(trx, photos, id);
  const content = JSON.stringify({ row, links } satisfies BinContent);
  await trx.insertInto("bin").values({ id, kind, content, binned_at }).execute();
  await insertPhotosOf(trx, "bin_photos", id, photoIds);
  await trx.deleteFrom(table).where("id", "=", id).execute();
  const storyId = kind === "blog-post" ? textIn({ row, links }, "story_id") : null;
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
