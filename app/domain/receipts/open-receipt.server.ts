import { isInBin } from "~/domain/bin/empty-bin.server";
import { dayOf } from "~/domain/day";
import { countWrongGuess } from "~/domain/limits/rate-limit.server";
import { storedPhoto } from "~/domain/photos/photos-queries.server";
import { findSighting } from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { storyWordsOf } from "~/domain/stories/fields";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story, StoryBlogPost } from "~/domain/stories/story";
import { findStoryRemains, findWithdrawal } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { findReceipt, readReceiptSecret } from "./receipts-queries.server";

export type OpenedReceipt = Awaited<ReturnType<typeof openReceipt>>;

/** Opens a receipt by its secret. A right one always works; each sender's wrong ones count, unless `from` is null. */
export async function openReceipt(site: Site, named: string, from: string | null) {
  const secret = readReceiptSecret(named);
  const receipt = secret === null ? undefined : await findReceipt(site.db, secret);
  if (!receipt) return countWrongGuess(site, "receipts", from);
  const storyId = receipt.story_id;
  const ofSighting = receipt.sighting === 1;
  const sighting = ofSighting ? await findSighting(site, storyId) : null;
  if (sighting) return { state: "sighting" as const, storyId, sighting };
  const story = await findStory(site, storyId);
  if (story) return { state: "story" as const, storyId, story: receiptStory(story) };
  const withdrawal = await findWithdrawal(site.db, storyId);
  if (withdrawal) return { state: "withdrawn" as const, ...withdrawal, ofSighting };
  // Deleted by the owner, or an expired sighting. The sender can withdraw what is `left`: a visible blog post, or less.
  const remains = await findStoryRemains(site.db, storyId);
  const left = remains && { blogPost: readableOf(remains.blogPost), inBin: await isInBin(site.db, storyId) };
  return { state: "removed" as const, storyId, left, ofSighting };
}

function receiptStory(all: Story) {
  const { language, createdAt, correctedAt, answeredAt } = all;
  const photos = all.photos.map(storedPhoto);
  const blogPost = readableOf(all.blogPost);
  const answer = all.answer && answeredAt ? { text: all.answer, day: dayOf(new Date(answeredAt)) } : null;
  // A story that was answered by a call, or marked as new afterwards, was read all the same.
  const read = answer && all.state === "new" ? "read" : all.state;
  // A sender of spam shall not learn what gave it away.
  const state = read === "suspect" ? "new" : read;
  return { ...storyWordsOf(all), language, createdAt, correctedAt, state, photos, answer, blogPost };
}

/** Returns the blog post with the values that everybody may know. Null when the post is hidden. */
function readableOf(blogPost: StoryBlogPost | null) {
  return blogPost?.published ? { id: blogPost.id, title: blogPost.title } : null;
}
