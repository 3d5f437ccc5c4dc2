import type { storyArchive as italian } from "~/text/it/admin/received/story-archive";
import type { TranslationOf } from "~/text/translation";

/** The words of a downloaded story, and of its files' names. */
export const storyArchive = {
  story: "story",
  photo: "photo",
  city: "Town: {city}",
  arrived: "Arrived: {moment}",
  language: "Language: {language}",
  consent: "Consent: given (version {version} of the text, in {language})",
  state: "State: {state}",
  article: "Article: {address}",
  photos: "Photos: {files}",
  noPhotos: "Photos: none",
} as const satisfies TranslationOf<typeof italian>;
