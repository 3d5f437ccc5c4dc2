import { shortStoryFields } from "~/domain/stories/fields";
import { ErrorSummary, type SummaryField } from "~/components/forms/error-summary";
import { useWords } from "~/components/languages/use-words";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { StoryFormState } from "./story-form-state";

/** The mistakes in a refused story form, as links to its fields in the order of the page. */
export function StoryErrors({ state }: { state: StoryFormState }) {
  const text = useWords().text.storyForm;
  // When the photos are complete, the page has no file input to link to. It then shows only the sentences.
  const hasPicker = (state.draft?.photos.length ?? 0) < storyMaxPhotos;
  const fields: SummaryField[] = [
    { name: "story", label: text.story },
    { name: "photos", id: hasPicker ? "photos" : "photos-error" },
    ...shortStoryFields.map((field) => ({ name: field, label: text[field] })),
    { name: "consent" },
  ];
  return <ErrorSummary fieldErrors={state.fieldErrors} fields={fields} />;
}
