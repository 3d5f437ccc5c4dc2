import type { Site } from "~/domain/site";
import type { PhotoUse } from "./photo";

/** Lists the received story, the blog posts and the locations that show this photo. */
export async function listPhotoUses({ db }: Pick<Site, "db">, photoId: string): Promise<PhotoUse[]> {
  const [stories, posts, locations] = await Promise.all([
    db
      .selectFrom("story_photos")
      .innerJoin("stories", "stories.id", "story_photos.story_id")
      .select(["stories.id", "stories.name"])
      .where("story_photos.photo_id", "=", photoId)
      .execute(),
    db
      .selectFrom("blog_post_photos")
      .innerJoin("blog_posts", "blog_posts.id", "blog_post_photos.blog_post_id")
      .select(["blog_posts.id", "blog_posts.title as name"])
      .where("blog_post_photos.photo_id", "=", photoId)
      .orderBy("blog_posts.id")
      .execute(),
    db.selectFrom("locations").select(["id", "name"]).where("photo_id", "=", photoId).orderBy("id").execute(),
  ]);
  return [
    ...stories.map((row) => ({ kind: "story" as const, ...row })),
    ...posts.map((row) => ({ kind: "blog-post" as const, ...row })),
    ...locations.map((row) => ({ kind: "location" as const, ...row })),
  ];
}
