import type { StoryState, StoryWords } from "~/domain/stories/fields";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story, StoryBlogPost } from "~/domain/stories/story";

/** A story as its sender sees it, without what only the owner may see. */
export interface ReceiptStory extends StoryWords, Pick<Story, "language" | "createdAt" | "correctedAt"> {
  state: Exclude<StoryState, "suspect">;
  photos: StoredPhoto[];
  /** The owner's answer, and the day in Italy on which it was written. */
  answer: { text: string; day: string } | null;
  /** The story's published blog post. */
  blogPost: Pick<StoryBlogPost, "id" | "title"> | null;
}

/** Returns the secret in a receipt's address, which may be in upper or lower case. Null when the text is no secret. */
export function readReceiptSecret(text: string): string | null {
  const secret = text.toLowerCase();
  return /^[0-9a-f]{40}$/.test(secret) ? secret : null;
}

/** Returns the path of the receipt with this secret. */
export const receiptPath = (secret: string) => `/ricevuta/${secret}`;
