import { countCharacters, storyMaxLength } from "~/domain/stories/story";
import { type FieldSentences, storyFieldSentences, tooLong } from "~/text/it/field-sentences";

/** What the server would refuse in the texts of this form, found before anything is sent. */
export function checkStory(form: FormData, product: string): FieldSentences {
  const sentences = storyFieldSentences(product);
  const story = String(form.get("story") ?? "").trim();
  const errors: FieldSentences = {};
  if (story === "") errors.story = [sentences.story.missing];
  else if (countCharacters(story) > storyMaxLength) errors.story = [tooLong(storyMaxLength)];
  if (form.get("consent") !== "true") errors.consent = [sentences.consent["not-agreed"]];
  return errors;
}
