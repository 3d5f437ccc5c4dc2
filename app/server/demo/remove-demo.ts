import { removeBlogPost } from "~/domain/blog-posts/remove-blog-post.server";
import { removeLocation } from "~/domain/locations/remove-location.server";
import type { Site } from "~/domain/site";
import { removeStory } from "~/domain/stories/remove-story.server";
import { type DemoContents, demoSetting } from "./import-demo";

/** Removes the made-up journey and nothing else; what the owner has removed already is no error. */
export async function removeDemo(site: Site, { locations, blogPosts, stories }: DemoContents): Promise<void> {
  for (const id of locations) await removeLocation(site, id);
  for (const id of blogPosts) await removeBlogPost(site, id);
  for (const id of stories) await removeStory(site, id);
  await site.db.deleteFrom("settings").where("key", "=", demoSetting).execute();
}
