import type { social as italian } from "~/text/it/social";
import type { TranslationOf } from "~/text/translation";

/** The words of the social page. */
export const social = {
  title: "Follow me on social media",
  description: "{product} on Instagram and TikTok: the photos and videos of the journey.",
  lead: "My diary is here on this site. Everything else is on social media: the blurred photos, the videos, the faces of the people who find me.",
  none: "For now I’m only here: my diary has the photos and stories of the people who find me.",
  instagram: "Photos of my stops, one by one.",
  tiktok: "Videos by people who’ve met me.",
  hashtag: "Do you have a video with me in it? Post it with the hashtag {hashtag}, and I’ll find it.",
} as const satisfies TranslationOf<typeof italian>;
