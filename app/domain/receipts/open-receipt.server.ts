import { countWrongGuess } from "~/domain/limits/wrong-guess.server";
import { storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findWithdrawalDay } from "~/domain/stories/withdrawn-stories.server";
import type { Story } from "~/domain/stories/story";
import { type ReceiptStory, readReceiptSecret } from "./receipt";
import { findStoryIdByReceipt } from "./receipts-queries.server";

/** What a receipt leads to. `retryAfter`: seconds until this address may try others. */
export type OpenedReceipt =
  | { state: "story"; storyId: string; story: ReceiptStory }
  /** Its sender has withdrawn the story, on `day` (`YYYY-MM-DD`). */
  | { state: "withdrawn"; day: string }
  /** The owner has deleted the story. */
  | { state: "removed" }
  | { state: "unknown" }
  | { state: "too-many"; retryAfter: number };

/**
 * The story of the receipt that an address names. A right one is always answered; wrong ones from an address are counted.
 * `from` null: the address is unknown, nothing is counted.
 */
export async function openReceipt(site: Site, named: string, from: string | null): Promise<OpenedReceipt> {
  const secret = readReceiptSecret(named);
  const storyId = secret && (await findStoryIdByReceipt(site.db, secret));
  if (!storyId) {
    const retryAfter = await countWrongGuess(site, "wrong-receipts", from);
    return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
  }
  const story = await findStory(site, storyId);
  if (story) return { state: "story", storyId, story: receiptStory(story) };
  const day = await findWithdrawalDay(site.db, storyId);
  return day === null ? { state: "removed" } : { state: "withdrawn", day };
}

function receiptStory(all: Story): ReceiptStory {
  const { name, city, story, createdAt, correctedAt, state, blogPost } = all;
  const readable = blogPost?.published ? { id: blogPost.id, title: blogPost.title } : null;
  const photos = all.photos.map(storedPhoto);
  return { name, city, story, createdAt, correctedAt, state, photos, blogPost: readable };
}
