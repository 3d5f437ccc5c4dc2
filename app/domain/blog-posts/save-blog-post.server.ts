import { sql } from "kysely";
import { type BlogPost, maxPhotos } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema";
import { findBlogPost } from "./blog-posts-queries.server";
import { insertOnce } from "~/domain/idempotency.server";
import { type PlaceStop, correctStops } from "~/domain/locations/linked-places.server";
import { momentOfStory } from "~/domain/records/order-in-day.server";
import { editTimestamp } from "~/domain/records/row-versions.server";
import { type RecordEdit, createRecord, editRecord } from "~/domain/records/save-record.server";
import type { SubmittedRecord } from "~/domain/records/validate-record.server";
import { insertPhotosOf } from "~/domain/photos/photos-queries.server";
import { toldPlaceOf } from "~/domain/places/told-place.server";
import { endReleases } from "~/domain/press/press-photos.server";
import { refused, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import { markStoryInDiary } from "~/domain/stories/story-state.server";
import { findWithdrawal } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import type { Flag, Timestamp } from "~db/schema";

const blogPosts = {
  table: "blog_posts",
  schema: blogPostSchema,
  find: (site: Site, id: string) => findBlogPost(site, id),
  unknown: "unknown-blog-post",
  photosOf: ({ photos }: BlogPost) => photos.map(({ name }) => name),
  editPutsNewPhotos: "last",
  maxPhotos,
} as const;

/** The form of a new blog post, with the fields of `blogPostSchema`. The first photo is the cover. */
export interface SubmittedBlogPost extends SubmittedRecord {
  storyId: string | null;
  /** The story's `correctedAt` that the writer saw; "" without corrections. Not checked when null or absent. */
  storyCorrectedAt?: string | null;
}

/** Creates a blog post. It keeps its photos when the owner deletes its story, not when the sender withdraws it. */
export function createBlogPost(site: Site, form: SubmittedBlogPost) {
  const { storyId, storyCorrectedAt: seen = null } = form;
  return createRecord(site, blogPosts, form, {
    refuse: async (db) =>
      storyId && (await findWithdrawal(db, storyId)) ? refused("story-withdrawn") : null,
    async write(trx, { authorName, published, ...texts }, columns, photoIds) {
      const stories = trx
        .selectFrom("stories")
        .select(["id", "city", "created_at", "corrected_at", "language"]);
      const story = storyId ? await stories.where("id", "=", storyId).executeTakeFirst() : undefined;
      if (story && seen !== null && seen !== (story.corrected_at ?? "")) return refused("story-corrected");
      const isNew = await insertOnce(trx, "blog_posts", {
        ...texts,
        ...columns,
        ...(story && (await momentOfStory(trx, story, columns.date))),
        author_name: authorName,
        published: published ? 1 : 0,
        shown_at: published ? columns.created_at : null,
        story_id: story?.id ?? null,
        origin_story_id: story?.id ?? (await findDeletedOrigin(trx, storyId)),
        language: story?.language ?? null,
        told_place: story ? toldPlaceOf(site, story, texts) : null,
      });
      if (!isNew) return false;
      if (story) await markStoryInDiary(trx, story.id, columns.created_at);
      await insertPhotosOf(trx, "blog_post_photos", columns.id, photoIds);
      return true;
    },
  });
}

/** The owner may have deleted the story while the form was open. Its sender can still withdraw it by the receipt. */
async function findDeletedOrigin(trx: Site["db"], storyId: string | null) {
  if (!storyId) return null;
  const receipt = trx.selectFrom("receipts").select("story_id").where("story_id", "=", storyId);
  return (await receipt.executeTakeFirst())?.story_id ?? null;
}

/** An edit of a blog post. With `placeStop`, a corrected place is also that of the blog post's stops. */
export interface BlogPostEdit extends RecordEdit {
  placeStop?: PlaceStop;
}

/** Changes a blog post. Its new date is copied to those of its stops that had the old one. */
export function updateBlogPost(site: Site, id: string, edit: BlogPostEdit) {
  return editRecord(site, blogPosts, id, edit, {
    refuse: async (db) => ((await isEmptied(db, id)) ? refused("blog-post-withdrawn") : null),
    async write(trx, data, columns, photoIds) {
      const { authorName, published, date: _, ...texts } = data;
      const shared = trx.selectFrom("blog_posts").select(["city", "country", "date"]).where("id", "=", id);
      const before = await shared.executeTakeFirstOrThrow();
      const { city = before.city, country = before.country, date } = data;
      const after = { city, country, date: date ?? before.date };
      await correctStops(site, trx, id, { before, after, placeStop: edit.placeStop });
      await trx
        .updateTable("blog_posts")
        .set({
          ...texts,
          ...(authorName !== undefined && { author_name: authorName }),
          ...(published !== undefined && visibility(published, columns.updated_at)),
          ...columns,
        })
        .where("id", "=", id)
        .execute();
      const old = trx.deleteFrom("blog_post_photos").where("blog_post_id", "=", id).returning("photo_id");
      const removed = await old.execute();
      await insertPhotosOf(trx, "blog_post_photos", id, photoIds);
      return removed.map(({ photo_id }) => photo_id);
    },
  });
}

async function isEmptied(db: Site["db"], id: string): Promise<boolean> {
  const row = db.selectFrom("blog_posts").select("withdrawn_story_id").where("id", "=", id);
  return ((await row.executeTakeFirst())?.withdrawn_story_id ?? null) !== null;
}

/** Shows or hides a blog post with its photos, also at its stops. The post of a withdrawn story stays hidden. */
export async function showOrHideBlogPost(site: Site, id: string, published: boolean) {
  await site.db.transaction().execute(async (trx) => {
    const updated_at = await editTimestamp(site, trx, { table: "blog_posts", id });
    if (typeof updated_at !== "string") return;
    const columns = { ...visibility(published, updated_at), updated_at };
    const changed = trx.updateTable("blog_posts").set(columns).where("id", "=", id);
    await (published ? changed.where("withdrawn_story_id", "is", null) : changed).execute();
    await endReleases(trx);
  });
  await site.pages.clear();
  const post = await findBlogPost(site, id);
  if (!post) return refused("unknown-blog-post");
  return published && post.withdrawn ? refused("blog-post-withdrawn") : done(post);
}

/** Returns the columns of an update that shows or hides blog posts. A post that was hidden is shown since `moment`. */
export function visibility(published: boolean, moment: Timestamp) {
  const flag: Flag = published ? 1 : 0;
  const shownSince = sql<Timestamp | null>`case when published = 0 then ${moment} else shown_at end`;
  return { published: flag, ...(published && { shown_at: shownSince }) };
}
