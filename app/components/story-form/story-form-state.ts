import type { OwnersPhoto } from "~/domain/photos/photo";
import { type ConsentVersion, currentConsent } from "~/domain/stories/consent";
import type { FieldSentences } from "~/text/field-sentences";

/** What the form contains when it is shown (again). */
export interface StoryFormState {
  /** Names this form: sent twice, it is one story. */
  token: string;
  values: { name: string; city: string; story: string; consent: boolean };
  /** The version of the consent's sentence that the form shows. */
  consentVersion: ConsentVersion;
  /** The code of the tag through which the sender came. */
  code: string | null;
  draft: { id: string; photos: OwnersPhoto[] } | null;
  /** How many photos of those that were sent found no room. */
  leftOut: number;
  fieldErrors: FieldSentences;
}

/** A form in which nothing is written yet. */
export function emptyStoryForm(token: string, code: string | null): StoryFormState {
  const values = { name: "", city: "", story: "", consent: false };
  return { token, values, consentVersion: currentConsent, code, draft: null, leftOut: 0, fieldErrors: {} };
}
