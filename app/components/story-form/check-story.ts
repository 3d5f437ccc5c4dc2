import type { FieldErrors } from "~/domain/result";
import { countCharacters, storyMaxLength } from "~/domain/stories/story";
import { storySentences } from "~/text/validation";

/** What the server would refuse in the texts of this form, found before anything is sent (spec §5 "Story form"). */
export function checkStory(form: FormData, product: string): FieldErrors {
  const sentences = storySentences(product);
  const story = String(form.get("story") ?? "").trim();
  const errors: FieldErrors = {};
  if (story === "") errors.story = [sentences.storyMissing];
  else if (countCharacters(story) > storyMaxLength) errors.story = [sentences.tooLong(storyMaxLength)];
  if (form.get("consent") !== "true") errors.consent = [sentences.consentMissing];
  return errors;
}
