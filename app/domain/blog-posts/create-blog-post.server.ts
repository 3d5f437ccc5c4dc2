import type { Kysely } from "kysely";
import { createOwned } from "~/domain/owner-forms/owner-creation.server";
import type { OwnerForm } from "~/domain/owner-forms/validate-owner-form.server";
import { refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { findWithdrawal } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { markStoryInDiary } from "~/domain/stories/story-state.server";
import type { Database } from "~db/schema";
import { maxPhotos, tooManyPhotos } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema";
import { findBlogPost } from "./blog-posts-queries.server";

/** The common parts of the owner's forms of blog posts. */
export const blogPosts = {
  table: "blog_posts",
  schema: blogPostSchema,
  find: (site: Site, id: string) => findBlogPost(site, id),
  unknown: "unknown-blog-post",
} as const;

/**
 * The blog post form, from the page or from the JSON call. Its fields are title, content, city, country, authorName,
 * date, reactions and published. The cover is the newly sent photo, or without one the first of `existingPhotos`.
 */
export interface BlogPostForm extends OwnerForm {
  /** The id of the story that the post is made from. Null when there is none. */
  storyId: string | null;
  /**
   * The `correctedAt` of the story's version that the writer saw; "" for a story without corrections. When null or
   * absent, the version is not checked.
   */
  storyCorrectedAt?: string | null;
}

/**
 * Creates a blog post. Refused when its story has changed since the writer saw it. When the owner later deletes the
 * story, the post keeps its photos. When the sender withdraws the story, the post loses them.
 */
export function createBlogPost(site: Site, form: BlogPostForm) {
  const { storyId, storyCorrectedAt: seen = null } = form;
  return createOwned(site, blogPosts, form, {
    refuse: async (db) =>
      storyId && (await findWithdrawal(db, storyId)) ? refused("story-withdrawn") : null,
    async insert(trx, { authorName, published, ...texts }, columns, photoIds) {
      if (photoIds.length > maxPhotos) return refused("invalid", tooManyPhotos);
      const story = storyId
        ? await trx
            .selectFrom("stories")
            .select(["id", "corrected_at", "language"])
            .where("id", "=", storyId)
            .executeTakeFirst()
        : undefined;
      if (story && seen !== null && seen !== (story.corrected_at ?? "")) return refused("story-corrected");
      const inserted = await trx
        .insertInto("blog_posts")
        .values({
          ...texts,
          ...columns,
          author_name: authorName,
          published: published ? 1 : 0,
          shown_at: published ? columns.created_at : null,
          story_id: story?.id ?? null,
          origin_story_id: await originOf(trx, form, story),
          language: story?.language ?? null,
        })
        .onConflict((conflict) => conflict.column("submission_key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!inserted) return false;
      if (story) await markStoryInDiary(trx, story.id, columns.created_at);
      await insertPhotosOf(trx, inserted.id, photoIds);
      return true;
    },
  });
}

/** Stores these photos, in this order, for a blog post that has none. Runs inside a transaction. */
export async function insertPhotosOf(trx: Kysely<Database>, id: string, photoIds: string[]): Promise<void> {
  if (photoIds.length === 0) return;
  const rows = photoIds.map((photo_id, position) => ({ blog_post_id: id, position, photo_id }));
  await trx.insertInto("blog_post_photos").values(rows).execute();
}

/**
 * Returns the id of the story that the post comes from. The owner may have deleted the story while the form was open.
 * Its sender can still withdraw it by the receipt, so the id is stored all the same.
 */
async function originOf(
  trx: Kysely<Database>,
  { storyId }: Pick<BlogPostForm, "storyId">,
  story: { id: string } | undefined,
): Promise<string | null> {
  if (story || !storyId) return story?.id ?? null;
  const receipt = trx.selectFrom("receipts").select("story_id").where("story_id", "=", storyId);
  return (await receipt.executeTakeFirst())?.story_id ?? null;
}
