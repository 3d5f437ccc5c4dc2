import { dayOf } from "~/domain/day";
import { storyWordsOf } from "~/domain/stories/fields";
import { countWrongGuess } from "~/domain/limits/rate-limit.server";
import { storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findWithdrawal, findStoryRemains } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import type { Story, StoryBlogPost } from "~/domain/stories/story";
import { type ReceiptRemains, type ReceiptStory, readReceiptSecret } from "./receipt";
import { findReceipt } from "./receipts-queries.server";
import { findSighting } from "~/domain/sightings/sightings.server";
import type { Sighting } from "~/domain/sightings/sighting";

/** The result of opening a receipt. `retryAfter` is the number of seconds until this address may try again. */
export type OpenedReceipt =
  | { state: "story"; storyId: string; story: ReceiptStory }
  | { state: "sighting"; storyId: string; sighting: Sighting }
  /**
   * The sender withdrew the story on `day` (`YYYY-MM-DD`). `pending` is true while this machine's disk still has parts
   * of the story.
   */
  | { state: "withdrawn"; day: string; pending: boolean; ofSighting: boolean }
  /**
   * The owner has deleted the story, or the sighting has expired. `left` is what the site still has of the story. The sender can withdraw `left`.
   */
  | { state: "removed"; storyId: string; left: ReceiptRemains | null; ofSighting: boolean }
  | { state: "unknown" }
  | { state: "too-many"; retryAfter: number };

/**
 * Finds the story of a receipt by the secret in the receipt's address. A right secret always works; each sender's
 * wrong secrets are counted. `from` is null when the sender's address is unknown: then nothing is counted.
 */
export async function openReceipt(site: Site, named: string, from: string | null): Promise<OpenedReceipt> {
  const secret = readReceiptSecret(named);
  const receipt = secret === null ? undefined : await findReceipt(site.db, secret);
  if (!receipt) {
    const retryAfter = countWrongGuess(site, "receipts", from);
    return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
  }
  const storyId = receipt.story_id;
  const ofSighting = receipt.sighting === 1;
  const sighting = ofSighting ? await findSighting(site, storyId) : null;
  if (sighting) return { state: "sighting", storyId, sighting };
  const story = await findStory(site, storyId);
  if (story) return { state: "story", storyId, story: receiptStory(story) };
  const withdrawal = await findWithdrawal(site.db, storyId);
  if (withdrawal) return { state: "withdrawn", ...withdrawal, ofSighting };
  const left = await findStoryRemains(site.db, storyId);
  return { state: "removed", storyId, left: left && { blogPost: readableOf(left.blogPost) }, ofSighting };
}

function receiptStory(all: Story): ReceiptStory {
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
function readableOf(blogPost: StoryBlogPost | null): ReceiptStory["blogPost"] {
  return blogPost?.published ? { id: blogPost.id, title: blogPost.title } : null;
}
