import { dayOf } from "~/domain/day";
import { countWrongGuess } from "~/domain/limits/rate-limit.server";
import { storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Sighting } from "~/domain/sightings/sighting";
import { findSighting } from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { storyWordsOf } from "~/domain/stories/fields";
import { findStory } from "~/domain/stories/stories-queries.server";
import type { Story, StoryBlogPost } from "~/domain/stories/story";
import { findStoryRemains, findWithdrawal } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { type ReceiptStory, readReceiptSecret } from "./receipt";
import { findReceipt } from "./receipts-queries.server";

/** The result of opening a receipt. `retryAfter` is the number of seconds until this address may try again. */
export type OpenedReceipt =
  | { state: "story"; storyId: string; story: ReceiptStory }
  | { state: "sighting"; storyId: string; sighting: Sighting }
  /** Withdrawn by its sender on `day` (`YYYY-MM-DD`). `pending`: this machine's disk still has parts of the story. */
  | { state: "withdrawn"; day: string; pending: boolean; ofSighting: boolean }
  /** Deleted by the owner, or an expired sighting. The sender can withdraw what is `left`: a visible blog post, or less. */
  | {
      state: "removed";
      storyId: string;
      left: Pick<ReceiptStory, "blogPost"> | null;
      ofSighting: boolean;
    }
  | { state: "unknown" }
  | { state: "too-many"; retryAfter: number };

/**
 * Finds the story of a receipt by the secret in the receipt's address. A right secret always works; each sender's
 * wrong secrets are counted, unless `from` is null.
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
