import type { social as italian } from "~/text/it/social";
import type { TranslationOf } from "~/text/translation";

/** The words of the social page. */
export const social = {
  title: "Folge mir in den sozialen Medien",
  description: "{product} auf Instagram und TikTok: die Fotos und Videos der Reise.",
  lead: "Hier auf der Website steht mein Tagebuch. In den sozialen Medien ist alles andere: die verwackelten Fotos, die Videos, die Gesichter der Leute, die mich finden.",
  none: "Vorerst bin ich nur hier: In meinem Tagebuch stehen die Fotos und Geschichten der Leute, die mich finden.",
  instagram: "Die Fotos meiner Stationen, eine nach der anderen.",
  tiktok: "Die Videos der Leute, denen ich begegnet bin.",
  hashtag: "Hast du ein Video mit mir? Veröffentliche es mit dem Hashtag {hashtag}, dann finde ich es.",
} as const satisfies TranslationOf<typeof italian>;
