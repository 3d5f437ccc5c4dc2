import type { promoted as italian } from "~/text/it/admin/promoted";
import type { TranslationOf } from "~/text/translation";

/** The form of a new article says these sentences about the story that it comes from. */
export const promoted = {
  title: "Story from {city}: {name}",
  traveller: "a traveller",
  anonymous: "Anonymous",
  inDiary: "It is in the diary already: “{title}”. Do you want a second page?",
  hidden: "It has an article already, a hidden one: “{title}”. Do you want a second one?",
  openArticle: "Open the article",
  narrowConsent:
    "The consent to this story is about story and photos only, not about name and town: before you publish, ask the sender, or remove “{word}” from title, author and town.",
  narrowConsentBoth:
    "The consent to this story is about story and photos only, not about name and town: before you publish, ask the sender, or remove “{name}” and “{city}” from title, author and town.",
} as const satisfies TranslationOf<typeof italian>;
