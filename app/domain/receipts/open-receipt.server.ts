import { countWrongGuess } from "~/domain/limits/wrong-guess.server";
import { storedPhoto } from "~/domain/photos/photos-queries.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { findWithdrawal, findLeftOfStory } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import type { Story, StoryBlogPost } from "~/domain/stories/story";
import { type ReceiptRemains, type ReceiptStory, readReceiptSecret } from "./receipt";
import { findStoryIdByReceipt } from "./receipts-queries.server";

/** What a receipt leads to. `retryAfter`: seconds until this address may try others. */
export type OpenedReceipt =
  | { state: "story"; storyId: string; story: ReceiptStory }
  /** Its sender has withdrawn the story, on `day` (`YYYY-MM-DD`). `pending`: traces on this machine's disk go later. */
  | { state: "withdrawn"; day: string; pending: boolean }
  /** The owner has deleted the story; `left`: what the site has of it all the same, which can be withdrawn. */
  | { state: "removed"; storyId: string; left: ReceiptRemains | null }
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
    const retryAfter = countWrongGuess(site, "receipts", from);
    return retryAfter === null ? { state: "unknown" } : { state: "too-many", retryAfter };
  }
  const story = await findStory(site, storyId);
  if (story) return { state: "story", storyId, story: receiptStory(story) };
  const withdrawal = await findWithdrawal(site.db, storyId);
  if (withdrawal) return { state: "withdrawn", ...withdrawal };
  const left = await findLeftOfStory(site.db, storyId);
  return { state: "removed", storyId, left: left && { blogPost: readableOf(left.blogPost) } };
}

function receiptStory(all: Story): ReceiptStory {
  const { name, city, story, language, createdAt, correctedAt, state, blogPost } = all;
  const photos = all.photos.map(storedPhoto);
  return {
    name,
    city,
    story,
    language,
    createdAt,
    correctedAt,
    state,
    photos,
    blogPost: readableOf(blogPost),
  };
}

/** What everybody may know of a blog post. */
function readableOf(blogPost: StoryBlogPost | null): ReceiptStory["blogPost"] {
  return blogPost?.published ? { id: blogPost.id, title: blogPost.title } : null;
}
