import type { blogPost as italian } from "~/text/it/blog-post";
import type { TranslationOf } from "~/text/translation";

/** The words of an article wherever it is shown, also beside its stop on the map. */
export const blogPost = {
  reactions: { one: "{count} reaction", other: "{count} reactions" },
  by: "by {author}",
  onlyPhoto: "Photo: {title} ({product}, {city})",
  photo: "Photo {n} of {total}: {title} ({product}, {city})",
  neighbours: "Neighbouring stops",
  previousStop: "Previous stop",
  nextStop: "Next stop",
  share: { share: "Share", copy: "Copy the link", copied: "Link copied" },
} as const satisfies TranslationOf<typeof italian>;
