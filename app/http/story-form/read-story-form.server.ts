import { isDay } from "~/domain/day";
import { readSentPosition } from "~/domain/photos/sent-position";
import type { StoryForm } from "~/domain/stories/story-form";
import { type Language, defaultLanguage, languageNamed } from "~/text/languages.server";
import type { Upload } from "~/http/input/read-upload.server";

/**
 * Parses the story form of /submit and POST /api/submit-story. `from`: the sender's IP address. `signal`: whether it has gone.
 * `lang`, which the page's script sends: the language of the page; Italian without it.
 */
export function readStoryForm(
  { fields, files, unreceived, photosRefused, all }: Upload,
  from: string | null,
  signal: AbortSignal,
): StoryForm & { language: Language } {
  const positions = all("photoPosition");
  const days = all("photoTakenOn");
  return {
    fields,
    language: languageNamed(fields.lang) ?? defaultLanguage,
    from,
    signal,
    honeypot: fields.website ?? "",
    token: fields.token || null,
    draftId: fields.draft || null,
    // The page's script notes what was taken away in "removed"; the button of a page without scripts is "remove".
    removed: [...all("remove"), ...all("removed")],
    received: files
      .filter(({ field }) => field === "photos")
      .map((file, at) => ({
        ...file,
        sentPosition: readSentPosition(positions[at]),
        sentTakenOn: isDay(days[at] ?? "") ? days[at] : null,
      })),
    unreceived: unreceived.filter((field) => field === "photos").length,
    photosRefused,
  };
}
