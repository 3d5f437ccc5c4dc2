import { ofSender } from "~/text/fill";
import type { OwnerTexts } from "~/text/words";

/** Returns the name of something in the bin. */
export function binnedName(
  { stories, blogPosts }: OwnerTexts,
  { kind, name, withdrawn }: { kind: string; name: string | null; withdrawn: boolean },
): string {
  if (kind === "story") return ofSender(stories.storyOf, name);
  return withdrawn ? blogPosts.withdrawnTitle : (name ?? "");
}
