import type { OwnersPhoto } from "~/domain/photos/photo";
import { ownersPhoto, placedPhotoColumns } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import type { StoryBlogPost } from "./story";

/** Returns the blog post of each of these stories, or of every story when `ids` is null. */
export async function blogPostsOfStories(
  { db }: Pick<Site, "db">,
  ids: string[] | null,
): Promise<Map<string, StoryBlogPost>> {
  if (ids?.length === 0) return new Map();
  const query = db.selectFrom("blog_posts").select(["id", "title", "published", "story_id", "created_at"]);
  // For "is not null" SQLite would read all blog posts instead of the index.
  const ofStories = ids ? query.where("story_id", "in", ids) : query.where("story_id", ">", "");
  // The index finds the stories but does not have this order.
  const rows = (await ofStories.execute()).sort(
    (a, b) => a.published - b.published || (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1),
  );
  return new Map(
    rows.map(({ id, title, story_id, published }) => [
      story_id ?? "",
      { id, title, published: published === 1 },
    ]),
  );
}

/** Returns the photos of these stories by story, in order. Null means every story. */
export async function photosOfStories(
  { db }: Pick<Site, "db">,
  ids: string[] | null,
): Promise<Map<string, OwnersPhoto[]>> {
  if (ids?.length === 0) return new Map();
  let query = db
    .selectFrom("story_photos")
    .innerJoin("photos", "photos.id", "story_photos.photo_id")
    .select(["story_photos.story_id", ...placedPhotoColumns])
    .orderBy("story_photos.story_id")
    .orderBy("story_photos.position");
  if (ids) query = query.where("story_photos.story_id", "in", ids);
  const byStory = Map.groupBy(await query.execute(), ({ story_id }) => story_id);
  return new Map([...byStory].map(([id, rows]) => [id, rows.map(ownersPhoto)]));
}
