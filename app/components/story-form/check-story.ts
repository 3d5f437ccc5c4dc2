import { countCharacters, storyMaxLength } from "~/domain/stories/story";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import type { Texts } from "~/text/words";

/** What the server would refuse in the texts of this form, found before anything is sent. */
export function checkStory(form: FormData, { mistakes, tooLong }: Texts["storyForm"]): FieldSentences {
  const story = String(form.get("story") ?? "").trim();
  const errors: FieldSentences = {};
  if (story === "") errors.story = [mistakes.story.missing];
  else if (countCharacters(story) > storyMaxLength) errors.story = [fill(tooLong, { max: storyMaxLength })];
  if (form.get("consent") !== "true") errors.consent = [mistakes.consent["not-agreed"]];
  return errors;
}
