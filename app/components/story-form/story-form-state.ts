import type { OwnersPhoto } from "~/domain/photos/photo";
import type { FieldErrors } from "~/domain/result";

/** What the form contains when it is shown (again). */
export interface StoryFormState {
  /** Names this form: sent twice, it is one story. */
  token: string;
  values: { name: string; city: string; story: string; consent: boolean };
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldErrors;
}

/** A form in which nothing is written yet. */
export function emptyStoryForm(token: string): StoryFormState {
  return { token, values: { name: "", city: "", story: "", consent: false }, draft: null, fieldErrors: {} };
}
