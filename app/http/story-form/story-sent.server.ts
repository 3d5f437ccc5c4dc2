import type { SubmittedStory } from "~/domain/stories/submit-story.server";
import { type Notice, notice } from "~/text/it/notices";

/**
 * Where a sender goes when the story is on disk. The address says so itself: a browser that takes no cookies would
 * otherwise show an empty form without a word, and the story would be sent again.
 */
export function storySentAddress({ leftOut }: Pick<SubmittedStory, "leftOut">): string {
  return `/submit?inviata=1${leftOut > 0 ? `&fuori=${leftOut}` : ""}`;
}

/** The thanks that such an address asks for (spec §8); null for every other one. */
export function storySentNotice({ searchParams }: URL, product: string): Notice | null {
  if (searchParams.get("inviata") !== "1") return null;
  const leftOut = searchParams.get("fuori");
  return notice("story-sent", { product, ...(leftOut === null ? {} : { leftOut }) });
}
