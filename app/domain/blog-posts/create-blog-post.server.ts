import type { Kysely } from "kysely";
import {
  type OwnerFormRefusal,
  type OwnerForm,
  formKey,
  validateOwnerForm,
  photosGone,
  findPhotoIds,
} from "~/domain/owner-forms/validate-owner-form.server";
import { findCreated, newColumns } from "~/domain/owner-forms/owner-creation.server";
import { consumeDraft } from "~/domain/photos/drafts/drafts.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findWithdrawal } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { markStoryInDiary } from "~/domain/stories/story-state.server";
import type { Database } from "~db/schema";
import type { BlogPost } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema";
import { findBlogPost } from "./blog-posts-queries.server";

/**
 * The blog post form as it was received, from the page or from POST /api/admin/blog-posts; its fields: title, content, city,
 * country, authorName, date, reactions, published. The cover is the new photo, else the first of `existingPhotos`.
 */
export interface BlogPostForm extends OwnerForm {
  /** The id of the story that it is made from. */
  storyId: string | null;
  /** `correctedAt` of the story that its writer saw, "" when there was none; null or absent: whichever it was. */
  storyCorrectedAt?: string | null;
}

/**
 * Creates a blog post, of a story only as its writer saw it. Its photos are not deleted with their story, unless that
 * is withdrawn.
 */
export async function createBlogPost(
  site: Site,
  form: BlogPostForm,
): Promise<Done<BlogPost> | OwnerFormRefusal | Refused<"story-withdrawn" | "story-corrected">> {
  const key = formKey(form);
  const sent = await findCreated(site, "blog_posts", key, findBlogPost);
  if (sent) return done(sent);

  if (form.storyId && (await findWithdrawal(site.db, form.storyId))) return refused("story-withdrawn");
  const checked = await validateOwnerForm(site, form, blogPostSchema);
  if (!checked.ok) return checked;
  const { data, stored } = checked.value;
  const { authorName, published, date, ...texts } = data;
  const columns = newColumns(site, key, date ?? null);
  const row = {
    ...texts,
    ...columns,
    author_name: authorName,
    published: published ? (1 as const) : (0 as const),
    shown_at: published ? columns.created_at : null,
  };
  const id = await site.db.transaction().execute(async (trx) => {
    if (form.storyId && (await findWithdrawal(trx, form.storyId))) return "story-withdrawn";
    const photoIds = await findPhotoIds(trx, checked.value);
    if (!photoIds) return "photos-gone";
    const story = form.storyId
      ? await trx
          .selectFrom("stories")
          .select(["id", "corrected_at", "language"])
          .where("id", "=", form.storyId)
          .executeTakeFirst()
      : undefined;
    const seen = form.storyCorrectedAt ?? null;
    if (story && seen !== null && seen !== (story.corrected_at ?? "")) return "story-corrected";
    const inserted = await trx
      .insertInto("blog_posts")
      .values({
        ...row,
        story_id: story?.id ?? null,
        origin_story_id: await originOf(trx, form, story),
        language: story?.language ?? null,
      })
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return null;
    if (story) await markStoryInDiary(trx, story.id, row.created_at);
    if (stored.draft) await consumeDraft(trx, stored.draft.id);
    if (photoIds.length > 0) {
      const rows = photoIds.map((photo_id, position) => ({ blog_post_id: row.id, position, photo_id }));
      await trx.insertInto("blog_post_photos").values(rows).execute();
    }
    return row.id;
  });
  if (id === "story-withdrawn" || id === "story-corrected") return { ...refused(id), ...stored };
  if (id === "photos-gone") return { ...refused("invalid", photosGone), ...stored };
  await site.pages.clear();
  const post = id ? await findBlogPost(site, id) : await findCreated(site, "blog_posts", key, findBlogPost);
  if (!post) throw new Error("the article was removed while it was being created");
  return done(post);
}

/** A story that the owner has deleted while its form was open can still be withdrawn by who has its receipt. */
async function originOf(
  trx: Kysely<Database>,
  { storyId }: Pick<BlogPostForm, "storyId">,
  story: { id: string } | undefined,
): Promise<string | null> {
  if (story || !storyId) return story?.id ?? null;
  const receipt = trx.selectFrom("receipts").select("story_id").where("story_id", "=", storyId);
  return (await receipt.executeTakeFirst())?.story_id ?? null;
}
