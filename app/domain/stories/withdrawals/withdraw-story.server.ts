import { sql } from "kysely";
import { type WithdrawnContents, findBinnedStory, removeBinnedOf } from "~/domain/bin/empty-bin.server";
import { emptiedText } from "~/domain/blog-posts/blog-post";
import { dayOf } from "~/domain/day";
import { forgetPostcards } from "~/domain/receipts/draw-postcard.server";
import { forgetIdleFollowers } from "~/domain/followers/follow.server";
import { coordinatesOf } from "~/domain/locations/coordinates/photo-coordinates";
import { publicCoordinates } from "~/domain/locations/coordinates/precision";
import { recordNotification } from "~/domain/notifications/record-notification.server";
import { changeRow } from "~/domain/records/row-versions.server";
import { removePhotoFiles, removePhotosEverywhere } from "~/domain/photos/files/remove-photos.server";
import { endReleases } from "~/domain/press/press-photos.server";
import { done, refused } from "~/domain/result";
import { removeOutdatedCards } from "~/domain/share-cards/draw-share-card.server";
import type { Site } from "~/domain/site";
import { likePattern } from "~/domain/stories/stories-queries.server";
import { minCopiedLength } from "~/domain/stories/fields";
import { findStoryRemains } from "./withdrawn-stories.server";

/**
 * Withdraws a story, a sighting, or what is left of a deleted story: deletes it and its photos on this machine, hides
 * and empties its blog posts for good. Returns the day in Italy, `YYYY-MM-DD`; a second call returns the same day.
 */
export async function withdrawStory(site: Site, id: string) {
  const withdrawn = await site.db.transaction().execute((trx) => withdraw(site, trx, id));
  if (!withdrawn) return refused("unknown-story");
  await site.pages.clear();
  forgetPostcards(site, id);
  await removePhotoFiles(site, withdrawn.orphaned);
  await removeOutdatedCards(site);
  await site.erasure.run();
  return done({ day: withdrawn.day });
}

async function withdraw(site: Site, trx: Site["db"], id: string) {
  const before = trx.selectFrom("withdrawn_stories").select("day").where("id", "=", id);
  const withdrawn = await before.executeTakeFirst();
  if (withdrawn) return { ...withdrawn, orphaned: [] };
  const stories = trx.selectFrom("stories").select(["story", "submission_key"]).where("id", "=", id);
  const story = await stories.executeTakeFirst();
  const sightings = trx.deleteFrom("sightings").where("id", "=", id).returning("submission_key");
  const sighting = await sightings.executeTakeFirst();
  const binned = await findBinnedStory(trx, id);
  if (!story && !sighting && !binned && !(await findStoryRemains(trx, id))) return null;
  const day = dayOf(site.now());
  const words = (story ?? binned)?.story ?? null;
  const submission_key = (story ?? sighting ?? binned)?.submission_key ?? null;
  await trx.insertInto("withdrawn_stories").values({ id, day, submission_key }).execute();
  const photos = await trx.selectFrom("photos").selectAll().where("story_id", "=", id).execute();
  const points = photos.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : coordinatesOf({ latitude, longitude }),
  );
  const photoIds = photos.map((photo) => photo.id);
  await removeTypedForms(trx, [id, ...photoIds], words);
  const posts = await emptyBlogPostsOf(site, trx, id, words);
  // This comes after the blog posts were emptied and before the photos are deleted, because both lead to the stops.
  await emptyLocationsOf(site, trx, { id, words, points }, posts);
  const binnedPhotos = await removeBinnedOf(trx, { id, words, key: submission_key, points });
  // The notification names an emptied blog post, because the owner can delete that post now.
  const subjectId = posts[0]?.id ?? null;
  if (!sighting) await recordNotification(trx, site.now().toISOString(), { event: "withdrawal", subjectId });
  await trx.deleteFrom("stories").where("id", "=", id).execute();
  await forgetIdleFollowers(trx);
  await removePhotosEverywhere(site, trx, photoIds);
  await endReleases(trx);
  return { day, orphaned: [...photos.map(({ name }) => name), ...binnedPhotos] };
}

/** Deletes stored forms of the owner, which wait for a new sign-in, that name one of these ids or contain the words. */
async function removeTypedForms(trx: Site["db"], ids: string[], words: string | null): Promise<void> {
  const typed = trx.selectFrom("drafts").select(["id", "fields"]).where("fields", "is not", null);
  for (const { id, fields } of await typed.execute()) {
    const values = Object.values(JSON.parse(fields ?? "{}") as Record<string, string[]>).flat();
    const mentions = (value: string) =>
      ids.some((one) => value.includes(one)) ||
      (words !== null && value.replaceAll("\r\n", "\n").includes(words));
    if (values.some(mentions)) await trx.deleteFrom("drafts").where("id", "=", id).execute();
  }
}

/** Hides the blog posts of a story and removes all words from them. Returns them as they were, the oldest first. */
async function emptyBlogPostsOf(site: Site, trx: Site["db"], id: string, words: string | null) {
  const all = trx.selectFrom("blog_posts").select(["id", "title", "content", "updated_at"]);
  const ofStory = all.where(({ eb, and, or }) => {
    const isOfStory = eb("origin_story_id", "=", id);
    if (words === null || Array.from(words).length < minCopiedLength) return isOfStory;
    // A client of the JSON call may have copied the story into a post without naming the story's id.
    const isCopy = sql<boolean>`content like ${likePattern(words)} escape '!'`;
    return or([isOfStory, and([eb("origin_story_id", "is", null), isCopy])]);
  });
  const posts = await ofStory.orderBy("created_at").execute();
  for (const post of posts) {
    await changeRow(site, trx, "blog_posts", post, {
      title: emptiedText,
      content: emptiedText,
      city: emptiedText,
      author_name: null,
      language: null,
      told_place: null,
      published: 0,
      withdrawn_story_id: id,
      edit_key: null,
    });
  }
  return posts;
}

/** Removes the words of emptied blog posts from their stops, and rounds the points of the story's stops to 10 km. */
async function emptyLocationsOf(
  site: Site,
  trx: Site["db"],
  { id, words, points }: Omit<WithdrawnContents, "key">,
  posts: { id: string; title: string; content: string }[],
) {
  const emptied = trx.selectFrom("blog_posts").select("id").where("withdrawn_story_id", "=", id);
  const locations = trx
    .selectFrom("locations")
    .selectAll()
    .where(({ eb, and, or }) => {
      const isThere = points.map((point) => and(point));
      return or([eb("blog_post_id", "in", emptied), eb("point_story_id", "=", id), ...isThere]);
    });
  for (const location of await locations.execute()) {
    const post = posts.find((one) => one.id === location.blog_post_id);
    const texts = post ? [post.content, words ?? post.content] : [];
    // The name may repeat the beginning of the post's title.
    const name = post?.title.startsWith(location.name) ? location.city : location.name;
    const isOfPost = texts.some((text) => location.description?.includes(text));
    await changeRow(site, trx, "locations", location, {
      ...publicCoordinates(location, "10km"),
      precision: "10km",
      name,
      description: isOfPost ? null : location.description,
      point_story_id: null,
      edit_key: null,
    });
  }
}
