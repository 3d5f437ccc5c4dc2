import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story, StoryBlogPost, StoryState } from "~/domain/stories/story";

/** A story as its sender sees it: nothing that only the owner may know. */
export interface ReceiptStory extends Pick<
  Story,
  "name" | "city" | "story" | "language" | "createdAt" | "correctedAt"
> {
  state: StoryState;
  photos: StoredPhoto[];
  /** The blog post that was made of it, while everybody can read it. */
  blogPost: Pick<StoryBlogPost, "id" | "title"> | null;
}

/** What a site has of a story that its owner has deleted. */
export interface ReceiptRemains {
  /** The blog post that was made of it, while everybody can read it; null: a hidden one, or photos alone. */
  blogPost: ReceiptStory["blogPost"];
}

const secret = /^[0-9a-f]{40}$/;

/** The secret in the address of a receipt, in any case; null when it cannot be one. */
export function readReceiptSecret(text: string): string | null {
  const read = text.toLowerCase();
  return secret.test(read) ? read : null;
}

/** The path of a receipt. */
export function receiptPath(ofSecret: string): string {
  return `/ricevuta/${ofSecret}`;
}
