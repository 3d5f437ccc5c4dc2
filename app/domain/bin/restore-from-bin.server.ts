import type { Kysely } from "kysely";
import { nextUpdatedAt } from "~/domain/owner-forms/row-versions.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { updateStoryStates } from "~/domain/stories/story-state.server";
import type { Database } from "~db/schema";
import type { BinKind } from "./bin";
import { type BinContent, readContent, tableOf, textIn } from "./bin-content";

/** Brings records back from the bin, hidden, with their photos and the links to records that still exist. */
export async function restoreFromBin(
  site: Site,
  ids: string[],
): Promise<Result<{ kinds: BinKind[] }, "not-in-bin">> {
  const kinds = await site.db.transaction().execute(async (trx) => {
    const restored: BinKind[] = [];
    for (const id of new Set(ids)) {
      const item = await trx.selectFrom("bin").selectAll().where("id", "=", id).executeTakeFirst();
      if (!item) continue;
      await restoreOne(site, trx, item.kind, readContent(item.content), await photosOf(trx, id));
      await trx.deleteFrom("bin").where("id", "=", id).execute();
      restored.push(item.kind);
    }
    return restored;
  });
  if (kinds.length === 0) return refused("not-in-bin");
  await site.pages.clear();
  return done({ kinds });
}

async function photosOf(trx: Kysely<Database>, id: string): Promise<string[]> {
  const photos = trx.selectFrom("bin_photos").select("photo_id").where("bin_id", "=", id).orderBy("position");
  return (await photos.execute()).map(({ photo_id }) => photo_id);
}

async function restoreOne(
  site: Site,
  trx: Kysely<Database>,
  kind: BinKind,
  content: BinContent,
  photos: string[],
): Promise<void> {
  const { row, links } = content;
  const id = String(row.id);
  const insert = async (own: BinContent["row"]) => {
    const submission_key = await freeKey(trx, kind, content);
    const values = { ...row, ...own, submission_key } as never;
    await trx
      .insertInto(tableOf[kind] as "stories")
      .values(values)
      .execute();
  };
  const version = () => ({ updated_at: nextUpdatedAt(site.now(), String(row.updated_at)), edit_key: null });
  if (kind === "story") {
    await insert({ suspicion: null });
    const rows = photos.map((photo_id, position) => ({ story_id: id, position, photo_id }));
    if (rows.length > 0) await trx.insertInto("story_photos").values(rows).execute();
    const own = trx.updateTable("blog_posts").set({ story_id: id }).where("origin_story_id", "=", id);
    await own.where("story_id", "is", null).where("withdrawn_story_id", "is", null).execute();
    return updateStoryStates(trx, [id]);
  }
  if (kind === "location") {
    const [photo_id = null] = photos;
    const blog_post_id = await existing(trx, "blog_posts", links);
    return insert({ ...version(), visible: 0, photo_id, blog_post_id });
  }
  const story_id = await existing(trx, "stories", [textIn(content, "origin_story_id") ?? ""]);
  await insert({ ...version(), published: 0, story_id });
  const rows = photos.map((photo_id, position) => ({ blog_post_id: id, position, photo_id }));
  if (rows.length > 0) await trx.insertInto("blog_post_photos").values(rows).execute();
  if (links.length > 0) {
    const own = trx.updateTable("locations").set({ blog_post_id: id }).where("id", "in", links);
    await own.where("blog_post_id", "is", null).execute();
  }
  if (story_id !== null) await updateStoryStates(trx, [story_id]);
}

async function existing(
  trx: Kysely<Database>,
  table: "stories" | "blog_posts",
  ids: string[],
): Promise<string | null> {
  if (ids.length === 0) return null;
  const row = await trx
    .selectFrom(table as "stories")
    .select("id")
    .where("id", "in", ids)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the record's idempotency key. Null when the same form was sent again after the deletion. */
async function freeKey(trx: Kysely<Database>, kind: BinKind, content: BinContent): Promise<string | null> {
  const key = textIn(content, "submission_key");
  if (key === null) return null;
  const same = trx.selectFrom(tableOf[kind] as "stories").select("id");
  return (await same.where("submission_key", "=", key).executeTakeFirst()) ? null : key;
}
