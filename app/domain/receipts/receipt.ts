import type { StoryWords } from "~/domain/stories/fields";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story, StoryBlogPost, StoryState } from "~/domain/stories/story";

/** A story as its sender sees it, without what only the owner may see. */
export interface ReceiptStory extends StoryWords, Pick<Story, "language" | "createdAt" | "correctedAt"> {
  state: Exclude<StoryState, "suspect">;
  photos: StoredPhoto[];
  /** The owner's answer, and the day in Italy on which it was written. */
  answer: { text: string; day: string } | null;
  /** The story's published blog post. */
  blogPost: Pick<StoryBlogPost, "id" | "title"> | null;
}

/** The remains in the site of a story that the owner deleted. */
export interface ReceiptRemains {
  /** The story's published blog post. Null when the post is hidden, or when only photos are left. */
  blogPost: ReceiptStory["blogPost"];
}

const secret = /^[0-9a-f]{40}$/;

/** Returns the secret in a receipt's address, which may be in upper or lower case. Null when the text is no secret. */
export function readReceiptSecret(text: string): string | null {
  const read = text.toLowerCase();
  return secret.test(read) ? read : null;
}

/** Returns the path of the receipt with this secret. */
export function receiptPath(ofSecret: string): string {
  return `/ricevuta/${ofSecret}`;
}
