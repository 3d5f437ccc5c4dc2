import type { SubmittedStory } from "~/domain/stories/submit-story.server";
import type { Notice } from "~/text/notice";
import type { Words } from "~/text/words";

/**
 * The address of the thanks after a story was stored. It needs no cookie: a browser without cookies would show an
 * empty form, and the story would be sent again.
 */
export function storySentAddress({ leftOut }: Pick<SubmittedStory, "leftOut">): string {
  return `/submit?inviata=1${leftOut > 0 ? `&fuori=${leftOut}` : ""}`;
}

/** The notice of thanks for such an address; null for every other one. */
export function storySentNotice({ searchParams }: URL, { text }: Words): Notice | null {
  if (searchParams.get("inviata") !== "1") return null;
  const { sent, sentInPart } = text.storyForm.notices;
  return { ...(searchParams.has("fuori") ? sentInPart : sent), failed: false };
}
