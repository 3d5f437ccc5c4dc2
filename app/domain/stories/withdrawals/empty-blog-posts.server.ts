import { type Kysely, sql } from "kysely";
import { emptiedText } from "~/domain/blog-posts/blog-post";
import { changeRow } from "~/domain/owner-forms/correct-linked.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";

/** A text of this length that appears word for word in a blog post was copied. */
const fewestTellingCharacters = 40;

/**
 * Hides the blog posts of a story and removes its words from them and from their locations. Runs inside the
 * transaction that withdraws the story. `story` has its words; null when the owner has deleted it.
 */
export async function emptyBlogPostsOf(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  { id, story }: { id: string; story: string | null },
): Promise<void> {
  const posts = await trx
    .selectFrom("blog_posts")
    .select(["id", "title", "content", "updated_at"])
    .where((eb) => {
      const isOfStory = eb("origin_story_id", "=", id);
      if (story === null || Array.from(story).length < fewestTellingCharacters) return isOfStory;
      // A client of the JSON call may have made the post without naming the story.
      return eb.or([
        isOfStory,
        eb.and([
          eb("origin_story_id", "is", null),
          sql<boolean>`content like ${patternOf(story)} escape '!'`,
        ]),
      ]);
    })
    .execute();
  for (const post of posts) {
    await changeRow(site, trx, "blog_posts", post, {
      title: emptiedText,
      content: emptiedText,
      city: emptiedText,
      author_name: null,
      language: null,
      published: 0,
      withdrawn_story_id: id,
      edit_key: null,
    });
    await emptyLocationsOf(site, trx, post, [post.content, ...(story === null ? [] : [story])]);
  }
}

/** A location keeps its place. Its name may be the beginning of the blog post's title. */
async function emptyLocationsOf(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  post: { id: string; title: string },
  texts: string[],
): Promise<void> {
  const locations = await trx
    .selectFrom("locations")
    .select(["id", "name", "city", "description", "updated_at"])
    .where("blog_post_id", "=", post.id)
    .execute();
  for (const location of locations) {
    const name = post.title.startsWith(location.name) ? location.city : location.name;
    const isOfPost = texts.some((text) => location.description?.includes(text));
    const description = isOfPost ? null : location.description;
    await changeRow(site, trx, "locations", location, { name, description, edit_key: null });
  }
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, "!$&")}%`;
}
