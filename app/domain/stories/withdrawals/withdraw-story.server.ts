import { type Kysely, sql } from "kysely";
import { dayOf } from "~/domain/day";
import { forgetIdleFollowers } from "~/domain/followers/follow.server";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { removePhotosEverywhere } from "~/domain/photos/files/remove-photos-everywhere.server";
import { removePhotoFiles } from "~/domain/photos/files/remove-unused-photos.server";
import { removeOutdatedCards } from "~/domain/share-cards/draw-share-card.server";
import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { findBinnedStory, removeBinnedOf } from "~/domain/bin/withdraw-binned.server";
import { minCopiedLength } from "./copied-words";
import { findStoryRemains } from "./withdrawn-stories.server";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { type Coordinates, coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { changeRow } from "~/domain/owner-forms/row-versions.server";
import { emptiedText } from "~/domain/blog-posts/blog-post";

/** A story that its sender withdrew. */
export interface Withdrawal {
  /** The day of the withdrawal in Italy, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Withdraws a story: deletes the story and its photos on this machine, and hides and empties its blog posts for good.
 * The story's id stays in a list. A second call returns the same day. What is left of a story that the owner has
 * deleted can be withdrawn, too. A sighting is withdrawn in the same way.
 */
export async function withdrawStory(site: Site, id: string): Promise<Result<Withdrawal, "unknown-story">> {
  const withdrawn = await site.db.transaction().execute((trx) => withdraw(site, trx, id));
  if (!withdrawn) return refused("unknown-story");
  await site.pages.clear();
  await removePhotoFiles(site, withdrawn.orphaned);
  await removeOutdatedCards(site);
  await site.erasure.run();
  return done({ day: withdrawn.day });
}

async function withdraw(
  site: Site,
  trx: Kysely<Database>,
  id: string,
): Promise<(Withdrawal & { orphaned: string[] }) | null> {
  const before = await trx
    .selectFrom("withdrawn_stories")
    .select("day")
    .where("id", "=", id)
    .executeTakeFirst();
  if (before) return { ...before, orphaned: [] };
  const story = await trx
    .selectFrom("stories")
    .select(["story", "submission_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  const sighting = await trx
    .deleteFrom("sightings")
    .where("id", "=", id)
    .returning("submission_key")
    .executeTakeFirst();
  const binned = await findBinnedStory(trx, id);
  if (!story && !sighting && !binned && !(await findStoryRemains(trx, id))) return null;
  const day = dayOf(site.now());
  const words = (story ?? binned)?.story ?? null;
  const submission_key = (story ?? sighting ?? binned)?.submission_key ?? null;
  await trx.insertInto("withdrawn_stories").values({ id, day, submission_key }).execute();
  const photos = await trx.selectFrom("photos").select(["id", "name"]).where("story_id", "=", id).execute();
  const photoIds = photos.map((photo) => photo.id);
  await removeTypedForms(trx, [id, ...photoIds], words);
  await emptyBlogPostsOf(site, trx, { id, story: words });
  const points = await blurLocationsOf(site, trx, id);
  const binnedPhotos = await removeBinnedOf(trx, { id, words, key: submission_key, points });
  if (!sighting) await recordWithdrawal(site, trx, id);
  await trx.deleteFrom("stories").where("id", "=", id).execute();
  await forgetIdleFollowers(trx);
  await removePhotosEverywhere(site, trx, photoIds);
  return { day, orphaned: [...photos.map(({ name }) => name), ...binnedPhotos] };
}

/** Records a notification. It names the story's first emptied blog post, because the owner can delete that post now. */
async function recordWithdrawal(site: Site, trx: Kysely<Database>, id: string): Promise<void> {
  const emptied = await trx
    .selectFrom("blog_posts")
    .select("id")
    .where("withdrawn_story_id", "=", id)
    .orderBy("created_at")
    .executeTakeFirst();
  const now = site.now().toISOString();
  await recordNotification(trx, now, { event: "withdrawal", subjectId: emptied?.id ?? null });
}

/**
 * Deletes stored forms of the owner that refer to the story or contain its words. Such forms wait for a new sign-in.
 */
async function removeTypedForms(trx: Kysely<Database>, ids: string[], words: string | null): Promise<void> {
  const typed = await trx
    .selectFrom("drafts")
    .select(["id", "fields"])
    .where("fields", "is not", null)
    .execute();
  for (const { id, fields } of typed) {
    const values = Object.values(JSON.parse(fields ?? "{}") as Record<string, string[]>).flat();
    const mentions = (value: string) =>
      ids.some((one) => value.includes(one)) ||
      (words !== null && value.replaceAll("\r\n", "\n").includes(words));
    if (values.some(mentions)) await trx.deleteFrom("drafts").where("id", "=", id).execute();
  }
}

/**
 * Rounds the stored points of a withdrawn story's stops to 10 km. Runs inside the transaction of the withdrawal: after
 * the blog posts were emptied and before the photos are deleted, because both lead to the stops. Returns the points of
 * the story's photos.
 */
async function blurLocationsOf(site: Site, trx: Kysely<Database>, storyId: string): Promise<Coordinates[]> {
  const photos = await trx
    .selectFrom("photos")
    .select(["latitude", "longitude"])
    .where("story_id", "=", storyId)
    .execute();
  const points = photos.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : coordinatesOf({ latitude, longitude }),
  );
  const emptied = trx.selectFrom("blog_posts").select("id").where("withdrawn_story_id", "=", storyId);
  const locations = await trx
    .selectFrom("locations")
    .select(["id", "latitude", "longitude", "updated_at"])
    .where((eb) =>
      eb.or([
        eb("blog_post_id", "in", emptied),
        eb("point_story_id", "=", storyId),
        ...points.map((point) => eb.and(point)),
      ]),
    )
    .execute();
  for (const location of locations) {
    await changeRow(site, trx, "locations", location, {
      ...publicCoordinates(location, "10km"),
      precision: "10km",
      point_story_id: null,
      edit_key: null,
    });
  }
  return points;
}

/**
 * Hides the blog posts of a story and removes the story's words from the posts and from their locations. Runs inside
 * the transaction that withdraws the story. `story` is the story's text; null when the owner has deleted the story.
 */
async function emptyBlogPostsOf(
  site: Pick<Site, "now">,
  trx: Kysely<Database>,
  { id, story }: { id: string; story: string | null },
): Promise<void> {
  const posts = await trx
    .selectFrom("blog_posts")
    .select(["id", "title", "content", "updated_at"])
    .where((eb) => {
      const isOfStory = eb("origin_story_id", "=", id);
      if (story === null || Array.from(story).length < minCopiedLength) return isOfStory;
      // A client of the JSON call may have copied the story into a post without naming the story's id.
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

/**
 * Removes the words of a blog post from its locations. A location keeps its place. Its name is replaced when it
 * repeats the beginning of the post's title.
 */
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
