import type { Kysely } from "kysely";
import {
  type EditConflict,
  type EditOutcome,
  type OwnerEdit,
  afterEdit,
  editTimestamp,
  isLastEdit,
  schemaOfEdit,
} from "~/domain/owner-forms/owner-edit.server";
import { nextUpdatedAt } from "~/domain/owner-forms/row-versions";
import {
  type OwnerFormRefusal,
  findPhotoIds,
  formKey,
  photosGone,
  validateOwnerForm,
} from "~/domain/owner-forms/validate-owner-form.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { deleteUnusedPhotos } from "~/domain/photos/files/remove-unused-photos.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { type BlogPost, maxPhotos } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema";
import { findBlogPost } from "./blog-posts-queries.server";
import { visibility } from "./show-or-hide-blog-post.server";

type EditRefusal =
  OwnerFormRefusal | EditConflict<BlogPost> | Refused<"unknown-blog-post" | "blog-post-withdrawn">;

/**
 * Changes a blog post: its texts, its date, whether it is published, and its photos: which of them stay, in which
 * order, the cover first; new ones follow. A location with the blog post's date gets the new one, too. Photos that nothing
 * uses any more are deleted. One form sent twice is one change. One whose story was withdrawn cannot be changed.
 */
export async function updateBlogPost(
  site: Site,
  id: string,
  edit: OwnerEdit,
): Promise<Done<BlogPost> | EditRefusal> {
  const current = await findBlogPost(site, id);
  if (!current) return refused("unknown-blog-post");
  if (current.withdrawn) return refused("blog-post-withdrawn");
  const row = { table: "blog_posts", id } as const;
  const key = formKey(edit);
  if (await isLastEdit(site, row, key)) return done(current);

  const existingPhotos = edit.ordersPhotos ? edit.existingPhotos : current.photos.map(({ name }) => name);
  const form = { ...edit, existingPhotos };
  const checked = await validateOwnerForm(site, form, schemaOfEdit(blogPostSchema, edit));
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  if (data.date === null) return { ...refused("invalid", { date: [{ code: "missing" }] }), ...stored };

  const outcome = await site.db.transaction().execute(async (trx): Promise<EditOutcome | "withdrawn"> => {
    const moment = await editTimestamp(site, trx, row, edit);
    if (await isEmptied(trx, id)) return "withdrawn";
    if (typeof moment === "string") return moment;
    const photoIds = await findPhotoIds(trx, checked.value, "last");
    if (!photoIds) return { mistakes: photosGone };
    if (photoIds.length > maxPhotos || stored.leftOut > 0) {
      return { mistakes: { photo: [{ code: "too-many", max: maxPhotos }] } };
    }
    const { authorName, published, date, ...texts } = data;
    if (date) await redateLocations(site, trx, id, date);
    await trx
      .updateTable("blog_posts")
      .set({
        ...texts,
        ...(authorName !== undefined && { author_name: authorName }),
        ...(published !== undefined && visibility(published, moment.updated_at)),
        ...(date && { date }),
        ...moment,
        edit_key: key,
      })
      .where("id", "=", id)
      .execute();
    return { unused: await replacePhotos(trx, id, photoIds, stored.draft?.id) };
  });
  if (outcome === "withdrawn") return refused("blog-post-withdrawn");
  const newest = { find: () => findBlogPost(site, id), unknown: "unknown-blog-post" as const };
  return afterEdit(site, outcome, stored, newest);
}

/** Inside a transaction, before a blog post gets a new date: its locations that have the same date as it get it, too. */
async function redateLocations(site: Site, trx: Kysely<Database>, id: string, date: string): Promise<void> {
  const rows = await trx
    .selectFrom("locations")
    .innerJoin("blog_posts", "blog_posts.id", "locations.blog_post_id")
    .select(["locations.id", "locations.updated_at"])
    .where("blog_posts.id", "=", id)
    .where("blog_posts.date", "!=", date)
    .whereRef("blog_posts.date", "=", "locations.date")
    .execute();
  for (const row of rows) {
    const updated_at = nextUpdatedAt(site.now(), row.updated_at);
    await trx
      .updateTable("locations")
      .set({ date, updated_at, edit_key: null })
      .where("id", "=", row.id)
      .execute();
  }
}

async function isEmptied(trx: Kysely<Database>, id: string): Promise<boolean> {
  const row = trx.selectFrom("blog_posts").select("withdrawn_story_id").where("id", "=", id);
  return ((await row.executeTakeFirst())?.withdrawn_story_id ?? null) !== null;
}

/** Inside a transaction: gives a blog post these photos; answers the stored names of those that nothing uses now. */
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
  if (draftId) await consumeDraft(trx, draftId);
  return deleteUnusedPhotos(
    trx,
    removed.map(({ photo_id }) => photo_id),
  );
}
