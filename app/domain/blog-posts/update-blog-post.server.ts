import type { Kysely } from "kysely";
import {
  type EditConflict,
  type OwnerEdit,
  nextUpdatedAt,
  schemaOfEdit,
} from "~/domain/forms/owner-edit.server";
import {
  type OwnerFormRefusal,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "~/domain/forms/validate-owner-form.server";
import { takeDraft } from "~/domain/photos/drafts.server";
import { deleteUnusedPhotos, removePhotoFiles } from "~/domain/photos/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { type BlogPost, mostPhotos } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema";
import { findBlogPost } from "./blog-posts-queries.server";

type EditRefusal =
  OwnerFormRefusal | EditConflict<BlogPost> | Refused<"unknown-blog-post" | "blog-post-withdrawn">;

/**
 * Changes a diary article: its texts, its date, whether it is published, and its photos: which of them stay, in which
 * order, the cover first; new ones follow. Photos that nothing uses any more are deleted. One form sent twice is one
 * change. One whose story was withdrawn cannot be changed.
 */
export async function updateBlogPost(
  site: Site,
  id: string,
  edit: OwnerEdit,
): Promise<Done<BlogPost> | EditRefusal> {
  const current = await findBlogPost(site, id);
  if (!current) return refused("unknown-blog-post");
  if (current.withdrawn) return refused("blog-post-withdrawn");
  const key = formKey(edit);
  if (key && (await isLastEdit(site.db, id, key))) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : current.photos.map(({ name }) => name);
  const form = { ...edit, existingPhotos };
  const checked = await validateOwnerForm(site, form, schemaOfEdit(blogPostSchema, edit));
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };

  const outcome = await site.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("blog_posts")
      .select(["updated_at", "withdrawn_story_id"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!before) return "gone";
    if (before.withdrawn_story_id !== null) return "withdrawn";
    if (edit.seenUpdatedAt !== null && edit.seenUpdatedAt !== before.updated_at) return "changed";
    const photoIds = await findPhotoIds(trx, checked.value, "last");
    if (!photoIds) return "photos-gone";
    if (photoIds.length > mostPhotos || stored.leftOut > 0) return "too-many";
    const { authorName, published, date, ...texts } = data;
    await trx
      .updateTable("blog_posts")
      .set({
        ...texts,
        ...(authorName !== undefined && { author_name: authorName }),
        ...(published !== undefined && { published: published ? (1 as const) : (0 as const) }),
        ...(date && { date }),
        edit_key: key,
        updated_at: nextUpdatedAt(site.now(), before.updated_at),
      })
      .where("id", "=", id)
      .execute();
    return replacePhotos(trx, id, photoIds, stored.draft?.id);
  });
  if (outcome === "gone") return refused("unknown-blog-post");
  if (outcome === "withdrawn") return refused("blog-post-withdrawn");
  if (outcome === "photos-gone") return photosGone(checked.value);
  if (outcome === "too-many") {
    return { ...refused("invalid", { photo: [{ code: "too-many", max: mostPhotos }] }), ...stored };
  }
  const newest = await findBlogPost(site, id);
  if (!newest) return refused("unknown-blog-post");
  if (outcome === "changed") return { ...refused("changed-meanwhile"), ...stored, current: newest };
  site.pages.clear();
  await removePhotoFiles(site, outcome);
  return done(newest);
}

async function isLastEdit(db: Kysely<Database>, id: string, key: string): Promise<boolean> {
  const row = await db.selectFrom("blog_posts").select("edit_key").where("id", "=", id).executeTakeFirst();
  return row?.edit_key === key;
}

/** Inside a transaction: gives an article these photos; answers the stored names of those that nothing uses now. */
async function replacePhotos(
  trx: Kysely<Database>,
  id: string,
  photoIds: string[],
  draftId: string | undefined,
): Promise<string[]> {
  const removed = await trx
    .deleteFrom("blog_post_photos")
    .where("blog_post_id", "=", id)
    .returning("photo_id")
    .execute();
  if (photoIds.length > 0) {
    const rows = photoIds.map((photo_id, position) => ({ blog_post_id: id, position, photo_id }));
    await trx.insertInto("blog_post_photos").values(rows).execute();
  }
  if (draftId) await takeDraft(trx, draftId);
  return deleteUnusedPhotos(
    trx,
    removed.map(({ photo_id }) => photo_id),
  );
}
